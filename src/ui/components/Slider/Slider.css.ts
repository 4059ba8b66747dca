import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, space, size, radius, text, weight, border, motion } = vars;

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
  '@media': {
    [media.forcedColors]: {
      selectors: { '&::before': { forcedColorAdjust: 'none', background: 'GrayText' } },
    },
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

export const filled = componentStyle({
  fill: color.brand,
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

// Drawn 28 px wide, caught within 44: the clear border answers too.
const margin = `calc((${size.target} - ${size.thumb}) / 2)`;
const thumb: StyleRule = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: size.target,
  blockSize: size.target,
  border: `${margin} solid transparent`,
  borderRadius: radius.full,
  background: color.card,
  backgroundClip: 'padding-box',
  boxShadow: `inset 0 0 0 ${border.focus} ${color.brand}`,
  cursor: 'grab',
  pointerEvents: 'auto',
  transition: `transform ${motion.fast} ${motion.ease}`,
};
const ring: StyleRule = {
  outline: `${border.focus} solid ${color.brand}`,
  outlineOffset: `calc(${space.hair} - ${margin})`,
};
// A clear border would be drawn too.
const forced: StyleRule = {
  forcedColorAdjust: 'none',
  background: 'ButtonText',
  backgroundClip: 'padding-box',
};
const pressed: StyleRule = { cursor: 'grabbing', transform: 'scale(1.12)' };

export const range = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  // The thumb's clear border reaches beyond the rail at either end.
  insetInline: `calc(-1 * ${margin})`,
  inlineSize: `calc(100% + 2 * ${margin})`,
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
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&::-webkit-slider-thumb': forced,
        '&::-moz-range-thumb': forced,
      },
    },
  },
});

/** Two ranges share one rail: only their thumbs can be caught. */
export const shared = componentStyle({ pointerEvents: 'none' });

/** Where both thumbs meet at the top, the lower one must lie above, or neither could move. */
export const above = componentStyle({ zIndex: vars.z.raised });
