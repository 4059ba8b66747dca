import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, radius, space } = vars;

export const bubble = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.x6,
  padding: space.x7,
  borderRadius: radius.large,
  borderEndEndRadius: radius.tail,
  background: color.brand,
  color: color.onBrand,
  '@media': {
    [media.tablet]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: space.x12,
    },
    [media.desktop]: { padding: space.x16 },
    [media.forcedColors]: { border: `${border.hair} solid CanvasText` },
  },
});

export const words = featureStyle({ display: 'grid', gap: space.x2, minInlineSize: 0 });
