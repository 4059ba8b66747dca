import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, space, size, radius, text, weight, border, shadow, motion } = vars;

export const slider = componentStyle({ border: 'none', minInlineSize: 0, inlineSize: '100%' });

export const heading = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x3,
  inlineSize: '100%',
  fontSize: text.note,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
});

export const reading = componentStyle({
  color: color.soft,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

export const rail = componentStyle({
  position: 'relative',
  blockSize: size.target,
  inlineSize: '100%',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(50% - ${space.x1})`,
      blockSize: space.x2,
      borderRadius: radius.full,
      background: color.groove,
    },
    '&:has(:disabled)': { opacity: vars.opacity.disabled },
  },
});

// A native thumb's centre runs from half a thumb to the width less half a thumb.
export const track = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${space.x1})`,
  insetInline: `calc(${size.thumb} / 2)`,
  inlineSize: `calc(100% - ${size.thumb})`,
  blockSize: space.x2,
  overflow: 'visible',
  pointerEvents: 'none',
});

export const filled = componentStyle({ fill: color.brand });

const thumb: StyleRule = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: size.thumb,
  blockSize: size.thumb,
  border: `${border.focus} solid ${color.brand}`,
  borderRadius: radius.full,
  background: color.card,
  boxShadow: shadow.raised,
  cursor: 'grab',
  pointerEvents: 'auto',
  transition: `transform ${motion.fast} ${motion.ease}`,
};
const ring: StyleRule = {
  outline: `${border.focus} solid ${color.brand}`,
  outlineOffset: space.hair,
};
const pressed: StyleRule = { cursor: 'grabbing', transform: 'scale(1.12)' };

export const range = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  appearance: 'none',
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-slider-runnable-track': { background: 'none' },
    '&::-moz-range-track': { background: 'none' },
    // One unknown pseudo-element voids a whole selector list, hence each engine on its own.
    '&::-webkit-slider-thumb': { WebkitAppearance: 'none', ...thumb },
    '&::-moz-range-thumb': thumb,
    '&:focus-visible::-webkit-slider-thumb': ring,
    '&:focus-visible::-moz-range-thumb': ring,
    '&:active::-webkit-slider-thumb': pressed,
    '&:active::-moz-range-thumb': pressed,
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

/** Two ranges share one rail: only their thumbs can be caught. */
export const shared = componentStyle({ pointerEvents: 'none' });

/** Where both thumbs meet at the top, the lower one must lie above, or neither could move. */
export const above = componentStyle({ zIndex: vars.z.raised });
