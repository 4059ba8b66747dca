import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';

const { color, radius, size, space, z } = vars;

export const frame = componentStyle({ position: 'relative', minBlockSize: 0 });

export const log = componentStyle({ blockSize: '100%' });

export const scroller = componentStyle({
  overscrollBehavior: 'contain',
  // Inside: it reaches to the edges of the window.
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` } },
});

export const item = componentStyle({
  inlineSize: '100%',
  maxInlineSize: `calc(${size.reading} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.x2,
});

const pointOut = keyframes({ '0%, 100%': { opacity: 0 }, '10%, 75%': { opacity: 1 } });

/** A message that was looked for; a still ground where no motion is wanted. */
export const found = componentStyle({
  position: 'relative',
  isolation: 'isolate',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: space.x2,
    borderRadius: radius.panel,
    background: color.marigoldTint,
    animation: `${pointOut} 2500ms both`,
  },
});

export const news = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: space.x3,
  zIndex: z.raised,
  // Only the button itself lies over the conversation.
  inlineSize: 'fit-content',
  marginInline: 'auto',
});
