import { vars } from '@/ui/theme/contract.css';
import { laterStyle } from '@/ui/theme/layered';

const { size, space, z } = vars;

export const frame = laterStyle({ position: 'relative', minBlockSize: 0 });

export const log = laterStyle({ blockSize: '100%' });

export const scroller = laterStyle({
  overscrollBehavior: 'contain',
  // Inside: it reaches to the edges of the window.
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` } },
});

export const item = laterStyle({
  inlineSize: '100%',
  maxInlineSize: `calc(${size.reading} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space.x2,
});

export const news = laterStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: space.x3,
  zIndex: z.raised,
  // Only the button itself lies over the conversation.
  inlineSize: 'fit-content',
  marginInline: 'auto',
});
