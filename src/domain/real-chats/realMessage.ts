import type { Sentiment } from '@/domain/analysis/sentiment';

/** What a message of an exported chat is. Only a `text` has words of its own. */
export type RealMessageKind = 'text' | 'media' | 'deleted' | 'call' | 'poll';

/** A message as a reader of some format finds it. */
export interface RealMessage {
  /**
   * Seconds since 1970-01-01 00:00 on the wall clock that wrote the chat, without a time zone; null
   * where the format has no times.
   */
  readonly at: number | null;
  readonly from: string;
  readonly kind: RealMessageKind;
  readonly text: string;
}

/** What is kept of a message while a chat is read: numbers only, none of its words. */
export interface MeasuredMessage {
  readonly at: number | null;
  /** Index in the people of the chat. */
  readonly from: number;
  readonly kind: RealMessageKind;
  readonly words: number;
  readonly questions: number;
  readonly emoji: number;
  /** By the specification's rule; null where it cannot judge, as with Hindi or pictures. */
  readonly mood: Sentiment | null;
}

/** A chat that was read; its messages are in the order of the file. */
export interface RealChat {
  /** Names as they stand in the file; the one who wrote most comes first. */
  readonly people: readonly string[];
  readonly messages: readonly MeasuredMessage[];
  readonly hasTimes: boolean;
  /** How many lines look like messages, and are not among them. */
  readonly uncounted: number;
}
