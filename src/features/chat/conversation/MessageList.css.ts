import { featureStyle, layeredGlobalStyle } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

/** Takes no room of its own. A long press opens a menu, which copies: no word is selected beside it. */
export const pressable = featureStyle({
  display: 'contents',
  '@media': { [media.touch]: { userSelect: 'none', WebkitTouchCallout: 'none' } },
});

// A number to call keeps what the system offers.
layeredGlobalStyle('feature', `${pressable} a`, {
  '@media': { [media.touch]: { WebkitTouchCallout: 'default' } },
});
