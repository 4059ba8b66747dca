import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { space } = vars;

/** Three cards a row, as high as one another. */
export const cards = featureStyle({
  display: 'grid',
  gap: space.x5,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gap: space.x6 },
  },
});
