import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, size, space } = vars;

export const layout = featureStyle({
  display: 'grid',
  '@media': { [media.tablet]: { gridTemplateColumns: `${size.sidebar} minmax(0, 1fr)` } },
});

export const photo = featureStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '5 / 4',
  overflow: 'hidden',
  background: color.brandTint,
  color: color.onBrandTint,
});

export const badge = featureStyle({
  position: 'absolute',
  insetBlockStart: space.x3,
  insetInlineEnd: space.x3,
});

export const words = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x3,
  padding: space.x6,
  overflowWrap: 'anywhere',
});
