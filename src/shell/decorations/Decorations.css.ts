import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { frameStyle, frameVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { border, color, motion, opacity, radius, size, space } = vars;

// From where an icon stands by itself, so that it sets off without a jerk.
const float = keyframes({
  to: { transform: `translateY(calc(-1 * ${space.x3})) rotate(12deg)` },
});

export const layer = frameStyle({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  pointerEvents: 'none',
});

// Still at first: what the compositor draws while the app comes up, and the worker fetches what it
// keeps, takes a phone's cores from both.
export const icon = frameStyle({
  // A narrower window has no room for a whole one beside the content, and a part looks like a fault.
  display: 'none',
  '@media': { [media.wide]: { display: 'block' } },
  position: 'absolute',
  inlineSize: space.x12,
  blockSize: space.x12,
  color: color.brand,
  opacity: opacity.faint,
  animation: `${float} 7s ${motion.ease} 6s infinite alternate`,
});

// They stand beyond the measure of the content, never under words.
export const place = frameVariants({
  topRight: {
    // Below the header of the chat too.
    insetBlockStart: `max(14%, 2 * ${size.header} + ${space.x4})`,
    insetInlineEnd: space.x6,
  },
  left: {
    insetBlockStart: '38%',
    insetInlineStart: space.x5,
    color: color.marigold,
    animationDelay: '7s',
  },
  right: {
    insetBlockStart: '64%',
    insetInlineEnd: space.x5,
    color: color.peacock,
    animationDelay: '8s',
  },
  bottomLeft: { insetBlockEnd: '8%', insetInlineStart: space.x4, animationDelay: '9s' },
});

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
