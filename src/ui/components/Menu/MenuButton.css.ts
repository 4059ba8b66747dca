import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { message } from '../MessageBubble/MessageBubble.css';

const { color, motion, radius, size, space } = vars;

/** Flat within a line of small words; a finger reaches it in the gaps above and below as well. */
export const inLine = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.target,
  blockSize: space.x8,
  // Upwards only: below, the next message would take what a finger means for it.
  marginBlockStart: `calc(-1 * ${space.x2})`,
  // The drawing stands on the line of the words beside it.
  paddingBlockStart: space.x2,
  marginInline: `calc(-1 * ${space.x2})`,
  borderRadius: radius.full,
  transition: `opacity ${motion.fast} ${motion.ease}, background ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:hover, &[aria-expanded=true]': { background: color.hover, color: color.ink },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `calc(-1 * ${space.x2})`,
    },
  },
  '@media': {
    // With a mouse it is in the way until its message is pointed at.
    [media.finePointer]: {
      opacity: 0,
      selectors: {
        [`${message}:hover &`]: { opacity: 1 },
        '&:focus-visible, &[aria-expanded=true]': { opacity: 1 },
      },
    },
  },
});
