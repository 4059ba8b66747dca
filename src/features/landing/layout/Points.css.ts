import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';

const { color, radius, size, space } = vars;

export const points = featureStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  marginBlockStart: space.x4,
});

export const point = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x4,
});

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.control,
  background: color.card,
});

export const tone = featureVariants({
  brand: { color: color.onBrandTint },
  peacock: { color: color.onPeacockTint },
});
