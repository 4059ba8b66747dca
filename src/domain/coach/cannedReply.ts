import type { Sentiment } from '@/domain/analysis/sentiment';
import type { Reply } from './reply';

/** A reply written beforehand, with what it answers best. */
export interface CannedReply extends Reply {
  /** Words and phrases, in lower case and without apostrophes, that call for this very reply. */
  readonly about?: readonly string[];
  /** Moods it is meant for; without it the reply is fair for any. */
  readonly suits?: readonly Sentiment[];
  /** Set on cheery replies, which would jar with a message in low spirits. */
  readonly notWhenNegative?: true;
}
