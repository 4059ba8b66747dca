import { vars } from '@/ui/theme/contract.css';
import { keyboardInset } from '@/ui/theme/keyboardInset';
import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { NOTICES_AT } from '@/ui/theme/noticesHeight';
import { screensBarHeight, WRITING } from '@/ui/theme/screensBar';

const { border, color, size, space } = vars;

export const composer = featureStyle({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  background: color.ground,
  gap: space.x2,
  inlineSize: '100%',
  maxInlineSize: `calc(${size.reading} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlockStart: space.x2,
  paddingBlockEnd: `max(${space.x3}, env(safe-area-inset-bottom))`,
  '@media': {
    [media.phone]: {
      background: color.card,
      borderBlockStart: `${border.hair} solid ${color.line}`,
    },
  },
});

// The bar keeps clear of the phone's edge, and the composer of the bar.
layeredGlobalStyle('feature', `html:not([${WRITING}]) ${composer}`, {
  '@media': {
    [media.screensBar]: { paddingBlockEnd: space.x3, insetBlockEnd: screensBarHeight },
  },
});

// On the screen also where that is higher than the window, below a notice or with large text. Only
// there: with something that sticks in it, the chat would not be laid out apart at a key.
const onScreen = {
  position: 'sticky',
  insetBlockEnd: keyboardInset,
  zIndex: vars.z.raised,
} as const;
layeredGlobalStyle('feature', composer, {
  '@media': { [`${media.notTooLow} and ${media.short}`]: onScreen },
});
layeredGlobalStyle('feature', `[${NOTICES_AT}] ${composer}`, {
  '@media': { [media.notTooLow]: onScreen },
});
