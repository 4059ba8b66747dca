import { vars } from '@/ui/theme/contract.css';
import { featureStyle, featureVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';
import { moodColor } from './moodColor';

const { space } = vars;

// Where the reader's own colours are forced, the pattern of a line tells the moods apart. A gap is
// wider than a beat is thick, as its ends are round.
const inColour = (stroke: string, pattern: string) => ({
  stroke,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeDasharray: pattern } },
});

/** The colour of each mood; never the only thing that tells it. */
export const stroke = featureVariants({
  excited: inColour(moodColor.excited, 'none'),
  positive: inColour(moodColor.positive, `${space.x3} ${space.x2}`),
  negative: inColour(moodColor.negative, `${space.x3} ${space.x2} 0 ${space.x2}`),
  curious: inColour(moodColor.curious, `0 ${space.x2}`),
  neutral: inColour(moodColor.neutral, `0 ${space.x4}`),
});

/** Beside the word of a mood; long enough for its pattern where that is all there is. */
export const swatch = featureStyle({
  flexShrink: 0,
  inlineSize: space.x1,
  blockSize: space.x4,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { blockSize: space.x12 } },
});
