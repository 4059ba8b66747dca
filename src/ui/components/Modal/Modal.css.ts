import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { keyboardInset } from '@/ui/theme/keyboardInset';
import { componentStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { onlyForced } from '@/ui/theme/onlyForced';

const { color, space, text, weight, motion } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  insetBlockEnd: keyboardInset,
  zIndex: vars.z.overlay,
  display: 'grid',
  background: color.scrim,
  // Radix switches pointer events off on the body; the scrim takes them back.
  pointerEvents: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${motion.base} ${motion.ease}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${motion.fast} ${motion.exit} forwards` },
  },
});

export const surface = componentStyle({
  ...onlyForced,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  background: color.ground,
  color: color.ink,
  boxShadow: vars.shadow.overlay,
  selectors: { '&:focus': { outline: 'none' } },
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  paddingBlock: space.x3,
  paddingInlineStart: space.x5,
  paddingInlineEnd: space.x3,
});

export const title = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  fontSize: text.title,
  fontWeight: weight.heavy,
  letterSpacing: vars.tracking.title,
  lineHeight: vars.leading.heading,
});

export const description = componentStyle({
  paddingInline: space.x5,
  paddingBlockEnd: space.x2,
  color: color.soft,
  fontSize: text.note,
});

// As high as the body's padding: what scrolls fades out under header and footer, and is not cut.
const fade = `transparent, #000 ${space.x2} calc(100% - ${space.x2}), transparent`;

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space.x5,
  paddingBlock: space.x2,
  WebkitMaskImage: `linear-gradient(${fade})`,
  // Inside: the surface cuts off what lies beyond its edge.
  selectors: {
    '&:focus-visible': {
      outlineOffset: `calc(-1 * ${vars.border.focus})`,
      WebkitMaskImage: 'none',
    },
  },
});

/** Without a footer the body brings the margin below. */
export const lastBody = componentStyle({ paddingBlockEnd: space.x5 });

/** Takes no room of its own. */
export const onTop = componentStyle({ display: 'contents' });

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x2,
  paddingInline: space.x5,
  paddingBlock: space.x4,
  '@media': { [media.narrow]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

// In a low window nothing would be left for the body between header and footer: all of it scrolls.
layeredGlobalStyle('component', `${scrim} > ${surface}`, {
  '@media': { [media.low]: { overflowY: 'auto' } },
});
layeredGlobalStyle('component', `${surface} > ${body}`, {
  '@media': { [media.low]: { flexShrink: 0, overflowY: 'visible' } },
});
