import type { Sentiment } from '@/domain/analysis/sentiment';
import { vars } from '@/ui/theme/contract.css';

const { color } = vars;

/** The colour of each mood, in every picture of a rhythm. */
export const moodColor: Readonly<Record<Sentiment, string>> = {
  excited: color.brand,
  positive: color.marigold,
  curious: color.peacock,
  negative: color.soft,
  neutral: color.outline,
};
