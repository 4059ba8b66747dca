import type { Sentiment } from '@/domain/analysis/sentiment';
import type { BadgeProps } from './Badge';

/** The tone of a badge that names a mood. */
export const moodTone: Record<Sentiment, NonNullable<BadgeProps['tone']>> = {
  excited: 'brand',
  positive: 'peacock',
  negative: 'neutral',
  curious: 'marigold',
  neutral: 'neutral',
};
