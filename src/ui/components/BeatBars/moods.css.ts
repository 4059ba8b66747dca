import { featureVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { moodColor } from './moodColor';

// Where the reader's own colours are forced, only the words tell the moods apart.
const inColour = (stroke: string) => ({
  stroke,
  '@media': { [media.forcedColors]: { stroke: 'currentcolor' } },
});

/** The colour of each mood; never the only thing that tells it. */
export const stroke = featureVariants({
  excited: inColour(moodColor.excited),
  positive: inColour(moodColor.positive),
  curious: inColour(moodColor.curious),
  negative: inColour(moodColor.negative),
  neutral: inColour(moodColor.neutral),
});
