import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants } from '@/ui/theme/layered';

const { color, space, size: box, radius } = vars;

export const avatar = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: radius.full,
  background: color.brandTint,
  color: color.onBrandTint,
});

export const size = componentVariants({
  small: { inlineSize: space.x8, blockSize: space.x8 },
  medium: { inlineSize: box.target, blockSize: box.target },
  large: { inlineSize: space.x20, blockSize: space.x20 },
  huge: { inlineSize: box.portrait, blockSize: box.portrait },
});

export const image = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
