import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';

const { color, size, radius } = vars;

export const avatar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.target,
  blockSize: size.target,
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.brandTint,
  color: color.onBrandTint,
});

export const image = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
