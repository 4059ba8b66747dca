import type { Sentiment } from '@/domain/analysis/sentiment';
import type { Reply } from './reply';

/** A reply written beforehand, with the moods it is meant for. */
export interface CannedReply extends Reply {
  /** Moods it answers best; without it the reply is as good for any. */
  readonly suits?: readonly Sentiment[];
  /** Set on cheery replies, which would jar with a message in low spirits. */
  readonly notWhenNegative?: true;
}
