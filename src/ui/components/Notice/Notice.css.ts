import { arrive } from '@/ui/theme/arrive.css';
import { vars } from '@/ui/theme/contract.css';
import { componentStyle, componentVariants, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { NOTICES_AT, noticesHeight } from '@/ui/theme/noticesHeight';
import { onlyForced } from '@/ui/theme/onlyForced';
import { screensBarHeight } from '@/ui/theme/screensBar';

const { border, color, space, size, radius, text, weight, motion, shadow, leading } = vars;

export const region = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x2,
  paddingInline: space.gutter,
});

export const place = componentVariants({
  /** Over nothing but what scrolls: a screen's tabs and search stand at its head. */
  bottom: {
    position: 'fixed',
    // With the header; a dialog lies above both.
    zIndex: vars.z.header,
    insetInlineEnd: 0,
    insetBlockEnd: `calc(${space.x4} + env(safe-area-inset-bottom))`,
    inlineSize: `min(100%, calc(${size.dialog} + 2 * ${space.gutter}))`,
    pointerEvents: 'none',
    '@media': {
      [media.screensBar]: { insetBlockEnd: `calc(${space.x4} + ${screensBarHeight})` },
    },
  },
  /** Between the header and a screen that fills the window and leaves it its place. */
  top: {
    selectors: { '&:not(:empty)': { paddingBlock: space.x2 } },
    // What is written in keeps its place between notices and keyboard.
    '@media': {
      [media.short]: { maxBlockSize: `calc(100dvh - ${size.header} - 7.5rem)`, overflowY: 'auto' },
    },
  },
});

/** Where the notices are in the page's flow; it keeps its height while they are over a dialog. */
export const home = componentVariants({
  bottom: {},
  top: { minBlockSize: noticesHeight },
});

// Over a dialog: at the head of the window, and the dialog begins below them.
layeredGlobalStyle('component', `[data-scroll-lock] ${region}:not(:empty)`, {
  position: 'fixed',
  zIndex: vars.z.toast,
  inset: 0,
  insetBlockEnd: 'auto',
  inlineSize: `min(100%, calc(${size.dialog} + 2 * ${space.gutter}))`,
  marginInline: 'auto',
  paddingBlock: `max(${space.x2}, env(safe-area-inset-top)) ${space.x2}`,
  pointerEvents: 'none',
  '@media': { [media.short]: { maxBlockSize: '50dvh', overflowY: 'auto' } },
});

// Whatever it covers at the end of a page, or what takes the focus, can be scrolled clear of it.
const covered = `calc(2 * ${space.x20})`;
layeredGlobalStyle('component', `[${NOTICES_AT}="bottom"]`, {
  paddingBlockEnd: covered,
  scrollPaddingBlockEnd: covered,
  '@media': {
    [media.screensBar]: { scrollPaddingBlockEnd: `calc(${covered} + ${screensBarHeight})` },
  },
});

// A screen that a notice makes higher than the window scrolls what takes the focus clear of what
// sticks at its foot, as the composer does.
layeredGlobalStyle('component', `[${NOTICES_AT}="top"]`, { scrollPaddingBlockEnd: '12rem' });

export const notice = componentStyle({
  ...onlyForced,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x3,
  paddingBlock: space.x3,
  paddingInlineStart: space.x3,
  paddingInlineEnd: space.x1,
  borderRadius: radius.panel,
  border: `${border.hair} solid ${color.line}`,
  background: color.card,
  color: color.ink,
  boxShadow: shadow.overlay,
  pointerEvents: 'auto',
  animation: `${arrive} ${motion.base} ${motion.enter}`,
});

// The cross is higher than the icon, and stands level with it.
layeredGlobalStyle('component', `${notice} > button`, {
  marginBlockStart: `calc(-1 * ${space.x1})`,
});

export const icon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.chip,
  blockSize: size.chip,
  borderRadius: radius.full,
});

export const tone = componentVariants({
  brand: { background: color.brandTint, color: color.onBrandTint },
  waiting: { background: color.marigoldTint, color: color.onMarigoldTint },
  good: { background: color.peacockTint, color: color.onPeacockTint },
  bad: { background: color.dangerTint, color: color.onDangerTint },
});

export const words = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlock: space.hair,
  // Without a cross the words bring the margin at their end.
  selectors: { '&:last-child': { paddingInlineEnd: space.x2 } },
});

export const title = componentStyle({
  fontSize: text.note,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
});

export const body = componentStyle({
  marginBlockStart: space.hair,
  fontSize: text.small,
  lineHeight: leading.snug,
  color: color.soft,
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  marginBlockStart: space.x3,
  selectors: { '&:empty': { display: 'none' } },
});

// In the page's flow: flat, and where there is room its action stands beside the words.
layeredGlobalStyle('component', `${place.top} ${notice}`, { boxShadow: shadow.card });
layeredGlobalStyle('component', `${place.top} ${words}`, {
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: space.x5,
    },
  },
});
layeredGlobalStyle('component', `${place.top} ${title}, ${place.top} ${body}`, { gridColumn: 1 });
layeredGlobalStyle('component', `${place.top} ${actions}`, {
  '@media': { [media.tablet]: { gridArea: '1 / 2 / span 2', marginBlockStart: 0 } },
});
