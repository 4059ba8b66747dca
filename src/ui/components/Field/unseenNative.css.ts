import { vars } from '@/ui/theme/contract.css';
import { componentStyle, layeredGlobalStyle } from '@/ui/theme/layered';

const { border, color, space } = vars;

/**
 * The native control is all of its mark, which follows it, only unseen: it keeps keyboard, form and
 * forced colours.
 */
export const unseenNative = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});

layeredGlobalStyle('component', `${unseenNative}:focus-visible + *`, {
  outline: `${border.focus} solid ${color.brand}`,
  outlineOffset: space.hair,
});
