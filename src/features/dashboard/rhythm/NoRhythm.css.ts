import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { space } = vars;

export const words = featureStyle({
  display: 'grid',
  gap: space.x4,
  justifyItems: 'start',
  inlineSize: '100%',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: space.x8,
    },
  },
});
