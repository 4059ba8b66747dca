import { SENTIMENTS, type Sentiment } from '@/domain/analysis/sentiment';
import type { MeasuredMessage } from '../realMessage';

/** The moods of some messages (rule “Moods of a real chat”). */
export interface Moods {
  readonly counts: Readonly<Record<Sentiment, number>>;
  /** How many could be judged: the counts add up to it. */
  readonly judged: number;
  readonly messages: number;
}

export function moodsOf(messages: readonly Pick<MeasuredMessage, 'mood'>[]): Moods {
  const counts: Record<Sentiment, number> = {
    excited: 0,
    positive: 0,
    negative: 0,
    curious: 0,
    neutral: 0,
  };
  for (const { mood } of messages) if (mood !== null) counts[mood] += 1;
  const judged = SENTIMENTS.reduce((sum, sentiment) => sum + counts[sentiment], 0);
  return { counts, judged, messages: messages.length };
}

/** The share 0..1 of messages that the rule of moods cannot judge; null of no messages. */
export function unjudgedShare({
  judged,
  messages,
}: Pick<Moods, 'judged' | 'messages'>): number | null {
  return messages === 0 ? null : 1 - judged / messages;
}
