import { vars } from '@/ui/theme/contract.css';
import { featureVariants } from '@/ui/theme/layered';
import { media } from '@/ui/theme/media';

const { color } = vars;

// Where the reader's own colours are forced, only the words tell the moods apart.
const inColour = (stroke: string) => ({
  stroke,
  '@media': { [media.forcedColors]: { stroke: 'currentcolor' } },
});

/** The colour of each mood; never the only thing that tells it. */
export const stroke = featureVariants({
  excited: inColour(color.brand),
  positive: inColour(color.marigold),
  curious: inColour(color.peacock),
  negative: inColour(color.soft),
  neutral: inColour(color.outline),
});
