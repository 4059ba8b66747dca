import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { space } = vars;

export const charts = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

/** Three of these fill a row, or two of the wider ones. */
export const third = featureStyle({
  display: 'grid',
  '@media': { [media.desktop]: { gridColumn: 'span 2' } },
});

export const half = featureStyle({
  display: 'grid',
  '@media': { [media.desktop]: { gridColumn: 'span 3' } },
});
