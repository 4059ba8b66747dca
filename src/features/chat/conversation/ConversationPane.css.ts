import { vars } from '@/ui/theme/contract.css';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { cramped, media } from '@/ui/theme/media';
import { room } from '@/ui/theme/room';

const { border, color, size, space } = vars;

export const pane = featureStyle({
  // Laid out apart: what a key changes in here is looked for nowhere else.
  position: 'absolute',
  inset: space.none,
  contain: 'size layout',
  // No grid: what sticks in one would stay within its row.
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
});

export const header = featureStyle({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: size.header,
  // What floats behind the screen shows beside the messages, never under these words.
  background: color.ground,
  paddingInline: space.gutter,
  borderBlockEnd: `${border.hair} solid ${color.line}`,
  '@media': { [media.desktop]: { paddingInline: space.x8 } },
  '@container': { [cramped]: { flexWrap: 'wrap', rowGap: space.none, paddingBlock: space.x2 } },
});

export const chats = featureStyle({
  flexShrink: 0,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const conversation = featureStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: '1 1 0',
  minBlockSize: 0,
  // Painted apart: a key in the composer leaves it alone.
  isolation: 'isolate',
  containerType: 'size',
});

export const title = featureStyle({
  flexGrow: 1,
  minInlineSize: 0,
  '@container': { [cramped]: { flexBasis: room.shortTitle } },
});

layeredGlobalStyle('feature', `${title} > h1`, {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const count = featureStyle({ flexShrink: 0 });

// What an empty chat shows is there at the first paint; where the open one is known to have
// messages, its place stays free for them.
export const untilKnown = featureStyle({
  selectors: { 'html[data-open-chat] &': { visibility: 'hidden' } },
});
