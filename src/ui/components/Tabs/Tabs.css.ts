import { vars } from '@/ui/theme/contract.css';
import { componentStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, space, size, radius, text, weight, motion, shadow, border } = vars;

/** On a tab that a mouse or a finger has given the focus. */
export const PRESSED = 'data-pressed';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x5,
  minInlineSize: 0,
});

export const list = componentStyle({
  display: 'flex',
  gap: space.hair,
  padding: space.x1,
  borderRadius: radius.panel,
  background: color.sunken,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const tab = componentStyle({
  flex: '1 0 auto',
  minBlockSize: size.target,
  paddingInline: space.x3,
  borderRadius: radius.hero,
  color: color.soft,
  fontSize: text.note,
  fontWeight: weight.semibold,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  transition: `background-color ${motion.fast}, color ${motion.fast}`,
  selectors: {
    '&[data-state="active"]': {
      background: color.segment,
      color: color.ink,
      boxShadow: shadow.raised,
    },
    [`&[${PRESSED}]:focus-visible`]: { outline: 'none' },
    // Inside: the scrolling list would cut a ring that lies outside.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${border.focus})` },
  },
  '@media': {
    [media.narrow]: { paddingInline: space.x2, fontSize: text.small },
    [media.finePointer]: { selectors: { '&:hover': { color: color.ink } } },
    [media.forcedColors]: {
      selectors: {
        // Not an outline: the keyboard's focus must differ from it.
        '&[data-state="active"]': { borderBlockEnd: `${border.focus} solid Highlight` },
      },
    },
  },
});

export const panel = componentStyle({
  minInlineSize: 0,
  borderRadius: radius.small,
});
