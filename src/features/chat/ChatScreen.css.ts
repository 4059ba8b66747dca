import { vars } from '@/ui/theme/contract.css';
import { keyboardInset } from '@/ui/theme/keyboardInset';
import { featureStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { noticesHeight } from '@/ui/theme/noticesHeight';
import { room } from '@/ui/theme/room';
import { besideBar, screensBarHeight, whileWriting } from '@/ui/theme/screensBar';

const { border, color, size, space } = vars;

const whole = `100dvh - ${noticesHeight} - ${keyboardInset}`;
const height = `${whole} - ${size.header} - env(safe-area-inset-top)`;

export const screen = featureStyle({
  display: 'grid',
  blockSize: `calc(${height})`,
  // A window this low, as a magnified one is or one with large text, scrolls rather than squeezes the messages away.
  minBlockSize: room.conversation,
  '@media': {
    // The header of the app makes way for what is written.
    [media.tightWhileWriting]: {
      selectors: {
        [whileWriting]: {
          blockSize: `calc(${whole})`,
          paddingBlockStart: 'env(safe-area-inset-top)',
        },
      },
    },
    [media.desktop]: { gridTemplateColumns: `${size.sidebar} minmax(0, 1fr)` },
    [media.screensBar]: {
      selectors: {
        [besideBar]: { blockSize: `calc(${height} - ${screensBarHeight})` },
        // The place that the bar keeps in the page is the composer's then.
        [whileWriting]: { marginBlockEnd: `calc(-1 * ${size.screensBar})` },
      },
    },
  },
});

// A box of its own, as what lies over a grid is always laid out with the grid.
export const paneArea = featureStyle({ position: 'relative' });

export const sidebar = featureStyle({
  display: 'none',
  overflowY: 'auto',
  // Painted apart: a key in the composer leaves it alone.
  isolation: 'isolate',
  padding: space.x5,
  // It reaches to the edge, where the floating icons are: its words stay on a calm ground.
  background: color.ground,
  borderInlineEnd: `${border.hair} solid ${color.line}`,
  '@media': { [media.desktop]: { display: 'block' } },
});
