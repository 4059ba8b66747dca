import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { space } = vars;

/** A picture and its words. */
export const split = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  alignItems: 'center',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gap: space.x16 },
  },
});

export const words = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
});

export const cities = featureStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  marginBlockStart: space.x3,
});
