import { vars } from '@/ui/theme/contract.css';
import { featureStyle } from '@/ui/theme/layered';

const { color, radius, size, space } = vars;

export const steps = featureStyle({ display: 'grid', gap: space.x3 });

export const step = featureStyle({ display: 'flex', alignItems: 'center', gap: space.x3 });

export const icon = featureStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: radius.control,
  background: color.brandTint,
  color: color.onBrandTint,
});
