import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { space, text } = vars;

export const tips = featureStyle({
  display: 'grid',
  gap: space.x4,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const tip = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.x3,
  blockSize: '100%',
});

export const words = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.x2,
  flexGrow: 1,
  paddingBlockEnd: space.x2,
});

export const recommendations = featureStyle({ display: 'grid', gap: space.x3 });

export const recommendation = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x3,
});

/** Of large type, no larger than its longest word fits on the line. */
export const title = featureStyle({ fontSize: `min(${text.body}, 8vw)` });
