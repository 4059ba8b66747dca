import { keyframes } from '@vanilla-extract/css';
import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color, motion, size, space, z } = vars;

export const surface = featureStyle({
  // A step that comes in from the side makes nothing wider.
  overflowX: 'clip',
  // Across is ours: without this some browsers go back in history.
  touchAction: 'pan-y pinch-zoom',
});

export const screen = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto 1fr auto',
  gridTemplateAreas: '"header" "progress" "art" "words" "actions"',
  rowGap: space.x4,
  maxInlineSize: size.dialog,
  minBlockSize: '100dvh',
  marginInline: 'auto',
  paddingBlockStart: 'env(safe-area-inset-top)',
  '@media': {
    // What is left of a tall screen lies around the step, not within it. The rows below have their
    // height before the document brings what stands in them, or the step would move up then.
    [media.tablet]: {
      gridTemplateRows: `auto 1fr auto auto minmax(${size.sheet}, auto) minmax(calc(${size.phone} + 2 * ${space.x4}), auto) 1fr`,
      gridTemplateAreas: '"header" "." "progress" "art" "words" "actions" "."',
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: `auto 1fr auto minmax(${size.sheet}, auto) minmax(${size.phone}, auto) 1fr`,
      gridTemplateAreas: '"header header" ". ." "art progress" "art words" "art actions" ". ."',
      columnGap: space.x16,
      maxInlineSize: 'none',
    },
  },
});

export const header = featureStyle({
  gridArea: 'header',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: size.target,
  marginBlockStart: space.x2,
  // The words line up with the column's edge, not the ghost of a button around them.
  marginInlineEnd: `calc(-1 * min(${space.x5}, ${space.gutter}))`,
});

export const progress = featureStyle({ gridArea: 'progress', display: 'grid', gap: space.x2 });

export const words = featureStyle({
  gridArea: 'words',
  '@media': { [media.desktop]: { paddingBlockStart: space.x4 } },
});

export const still = featureStyle({ display: 'grid', gap: space.x5 });

const arrive = (from: string) =>
  keyframes({ from: { opacity: 0, transform: `translateX(${from})` } });

const entrance = (from: string) => ({
  display: 'grid',
  gap: space.x5,
  '@media': { [media.motion]: { animation: `${arrive(from)} ${motion.base} ${motion.ease}` } },
});

export const entering = featureVariants({
  next: entrance(space.x6),
  previous: entrance(`calc(-1 * ${space.x6})`),
});

// Always under the thumb, also where a step is higher than the screen.
export const actions = featureStyle({
  gridArea: 'actions',
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: z.raised,
  display: 'grid',
  gap: space.x2,
  paddingBlockStart: space.x4,
  paddingBlockEnd: `calc(${space.x4} + env(safe-area-inset-bottom))`,
  background: `linear-gradient(to top, ${color.ground} 80%, transparent)`,
  '@media': {
    [media.low]: { position: 'static' },
    [media.desktop]: {
      position: 'static',
      maxInlineSize: size.sheet,
      paddingBlock: space.none,
      background: 'none',
    },
  },
});

export const buttons = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x3,
});

// What takes the focus is scrolled clear of the buttons.
layeredGlobalStyle('feature', `${surface} *`, {
  scrollMarginBlockEnd: `calc(${size.phone} + 2 * ${space.x6} + env(safe-area-inset-bottom))`,
});
