import { vars } from '@/ui/theme/contract.css';
import { frameStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, motion, radius, space, z } = vars;

export const ring = frameStyle({
  display: 'none',
  position: 'fixed',
  zIndex: z.follower,
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
