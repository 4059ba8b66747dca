import { vars } from '@/ui/theme/contract.css';
import { frameStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, motion, radius, space } = vars;

export const ring = frameStyle({
  display: 'none',
  position: 'fixed',
  // Behind the content, as the icons are: never over words, nor over a dialog.
  zIndex: -1,
  insetBlockStart: `calc(${space.x7} / -2)`,
  insetInlineStart: `calc(${space.x7} / -2)`,
  inlineSize: space.x7,
  blockSize: space.x7,
  border: `${border.hair} solid ${color.brand}`,
  borderRadius: radius.full,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${motion.slow} ${motion.ease}`,
  '@media': {
    [`${media.finePointer} and ${media.motion}`]: { display: 'block' },
  },
});
