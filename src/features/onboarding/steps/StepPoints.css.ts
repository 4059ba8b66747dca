import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';

const { color, radius, size, space } = vars;

export const point = featureStyle({ display: 'flex', alignItems: 'center', gap: space.x4 });

export const tile = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.control,
});

export const tone = featureVariants({
  brand: { background: color.brandTint, color: color.onBrandTint },
  marigold: { background: color.marigoldTint, color: color.onMarigoldTint },
  peacock: { background: color.peacockTint, color: color.onPeacockTint },
});
