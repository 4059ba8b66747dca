import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { frameStyle, frameVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, motion, opacity, space } = vars;

// An icon is as wide as x12: a gutter's width of it stays in view.
const peek = `calc(${space.gutter} - ${space.x12} - ${space.x1})`;

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
  position: 'absolute',
  inlineSize: space.x12,
  blockSize: space.x12,
  color: color.brand,
  opacity: opacity.faint,
  animation: `${float} 7s ${motion.ease} 6s infinite alternate`,
});

// Never under words: on small screens only what fits the gutter shows, on wide ones they stand
// beyond the measure of the content.
export const place = frameVariants({
  topRight: {
    insetBlockStart: '14%',
    insetInlineEnd: peek,
    '@media': { [media.wide]: { insetInlineEnd: space.x6 } },
  },
  left: {
    insetBlockStart: '38%',
    insetInlineStart: peek,
    color: color.marigold,
    animationDelay: '7s',
    '@media': { [media.wide]: { insetInlineStart: space.x5 } },
  },
  right: {
    insetBlockStart: '64%',
    insetInlineEnd: peek,
    color: color.peacock,
    animationDelay: '8s',
    '@media': { [media.wide]: { insetInlineEnd: space.x5 } },
  },
  bottomLeft: {
    insetBlockEnd: '8%',
    insetInlineStart: peek,
    animationDelay: '9s',
    '@media': { [media.wide]: { insetInlineStart: space.x4 } },
  },
});
