import type { Sentiment } from '@/domain/analysis/sentiment';
import type { BadgeProps } from '@/ui/components/Badge/Badge';

export const moodTone: Record<Sentiment, NonNullable<BadgeProps['tone']>> = {
  excited: 'brand',
  positive: 'peacock',
  negative: 'neutral',
  curious: 'marigold',
  neutral: 'neutral',
};
