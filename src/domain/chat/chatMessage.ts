import type { EngagementLevel } from '../analysis/levels';
import type { Sentiment } from '../analysis/sentiment';
import type { Chip } from '../coach/conversation/chip';
import type { Language } from '../coach/reading/languages';
import { isBlank } from '../language/isBlank';
import type { Exchange } from '../rehearsal/exchange';
import type { Hesitation } from '../typing/hesitation';

/** What the assistant says of a message beside its reply (rule “Reply”). */
export interface AiAnalysis {
  readonly confidence: number;
  readonly engagement: EngagementLevel;
  readonly suggestions: readonly string[];
}

interface MessageBase {
  /** A UUID; the analysis of a user's message carries the same one. */
  readonly id: string;
  readonly sessionId: string;
  /** Place in the session, from 0: the order holds even when the clock is set back. */
  readonly position: number;
  readonly text: string;
  readonly timestamp: Date;
}

/** A message of the person: speed in WPM, heights of the typing's beats 0..1. */
export interface UserMessage extends MessageBase {
  readonly sender: 'user';
  readonly typingSpeed: number;
  readonly sentiment: Sentiment;
  readonly beats: readonly number[];
  /** Unknown of texts that were not typed, and of messages that older versions stored. */
  readonly hesitation?: Hesitation | undefined;
  /** When the assistant's reply is due; null once it is there. */
  readonly replyDueAt: Date | null;
  /** Whether the backend has analysed it; until then, the device's own analysis stands. */
  readonly analysedByBackend: boolean;
  /** It speaks of danger: nothing about typing or mood stands beside it. */
  readonly isSensitive?: boolean | undefined;
  /** What of a practice chat it asks about (rule “Rehearsal”). */
  readonly exchange?: Exchange | undefined;
}

/** What an answer of the coach offers besides its words. */
export interface CoachOffer {
  /** What the suggestions under it ask for. */
  readonly chips: readonly Chip[];
  /** A text to copy, and the match that it was written for. */
  readonly draft: string | null;
  readonly forMatch: { readonly id: string; readonly name: string } | null;
  readonly language: Language;
  /** It answers a message that speaks of danger. */
  readonly isSafety: boolean;
}

/** A reply of the assistant. */
export interface AiMessage extends MessageBase {
  readonly sender: 'ai';
  readonly replyTo: string;
  readonly aiAnalysis: AiAnalysis;
  /** Absent where an older version answered. */
  readonly offer?: CoachOffer | undefined;
}

export type ChatMessage = UserMessage | AiMessage;

/** Milliseconds from a message to its reply (rule “Reply”). */
export const REPLY_DELAY_MS = 1500;

/** Confidence of every analysis in chat, 0..1 (rule “Reply”). */
export const CHAT_CONFIDENCE = 0.85;

/** Whether a text may be sent: blank ones may not (rule “Blank text”). */
export function isSendable(text: string): boolean {
  return !isBlank(text);
}
