import * as v from 'valibot';
import { count, id, label, milliseconds, seconds, words } from '../database/rows/fields';

/** Body of POST /analyze (rule “Calls”); times in seconds. */
export const analyzeBody = v.object({
  text: words,
  time_taken: seconds,
  response_time: seconds,
  user_id: id,
});

/** Body of POST /user-profile (rule “Calls”); the profile is opaque. */
export const userProfileBody = v.object({
  user_id: id,
  profile: v.record(v.string(), v.unknown()),
});

export type AnalyzeBody = v.InferOutput<typeof analyzeBody>;
export type UserProfileBody = v.InferOutput<typeof userProfileBody>;

const shared = {
  /** Order of entry; the queue is first in, first out. */
  sequence: count,
  /** A UUID that stays the same over all attempts: the idempotency key. */
  id: v.pipe(v.string(), v.uuid()),
  /** Unheard until the coach has heard whether the message speaks of danger: it is not sent before. */
  state: v.picklist(['unheard', 'waiting', 'sending', 'parked']),
  attempts: count,
  /** When the last attempt ended (milliseconds since 1970); 0 before the first. */
  attemptedAt: v.optional(milliseconds, 0),
  createdAt: milliseconds,
  /** How many answers could not be read. */
  unreadable: v.optional(count, 0),
  /**
   * Not before this moment (milliseconds since 1970). An older version stored whatever a server
   * asked for, and no entry may be lost by that: `notBefore` bounds it.
   */
  nextAttemptAt: v.pipe(v.number(), v.finite(), v.minValue(0)),
  /** What came of the last attempt, in words for the sync status; never any message text. */
  lastAnswer: v.nullable(label),
};

const analyzeEntry = v.object({
  ...shared,
  kind: v.literal('analyze'),
  /** The chat session that the text belongs to: deleting it takes the text back. */
  sessionId: id,
  body: analyzeBody,
});

const userProfileEntry = v.object({
  ...shared,
  kind: v.literal('user-profile'),
  body: userProfileBody,
});

export const outboxEntryRow = v.variant('kind', [analyzeEntry, userProfileEntry]);

/** Something that must reach the backend (rule “Queue”). */
export type OutboxEntry = v.InferOutput<typeof outboxEntryRow>;

type WithoutSequence<T> = T extends unknown ? Omit<T, 'sequence'> : never;
export type NewOutboxEntry = WithoutSequence<OutboxEntry>;
