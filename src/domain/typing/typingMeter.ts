import { isNewConversation } from '../chat/silence';
import { beatsOf } from './beats';

const GAPS_KEPT = 40;

/**
 * The longest wait between two keys that counts as typing, in milliseconds. A longer wait
 * means thinking, reading or absence: it then counts as this much. Not as nothing, or a moment more
 * of waiting would make the same text faster.
 */
export const LONGEST_PAUSE_MS = 5000;

/** What is known of the typing of one text; all times in milliseconds. */
export interface TypingMeter {
  /** Wall clock of the first keystroke of the answer, or null. */
  readonly firstKeystrokeAt: number | null;
  /** When the conversation had last come into view before that keystroke; null where unknown. */
  readonly shownAt: number | null;
  /**
   * Start of the stretch of typing under way, moved on by what its pauses are too long; hiding the
   * page ends a stretch.
   */
  readonly stretchStartedAt: number | null;
  readonly elapsedBefore: number;
  readonly lastKeystrokeAt: number | null;
  readonly gaps: readonly number[];
  /** True once text came in without being typed: pasted, dropped, dictated, chosen. */
  readonly inserted: boolean;
}

export const IDLE_METER: TypingMeter = {
  firstKeystrokeAt: null,
  shownAt: null,
  stretchStartedAt: null,
  elapsedBefore: 0,
  lastKeystrokeAt: null,
  gaps: [],
  inserted: false,
};

/** A change of the text at the time `at`. */
export interface InputChange {
  readonly at: number;
  readonly kind: 'typed' | 'inserted';
  /** The text after the change has nothing in it. */
  readonly empty: boolean;
  /** When the conversation last came into view. */
  readonly shownAt?: number;
}

/** How much of the wait from the last keystroke until `at` is too long to count. */
function uncounted({ lastKeystrokeAt }: TypingMeter, at: number): number {
  return lastKeystrokeAt === null ? 0 : Math.max(0, at - lastKeystrokeAt - LONGEST_PAUSE_MS);
}

/** Milliseconds of the stretch under way. */
function stretch(meter: TypingMeter, now: number): number {
  if (meter.stretchStartedAt === null) return 0;
  return Math.max(0, now - meter.stretchStartedAt - uncounted(meter, now));
}

/** The meter after a change. An emptied text starts a new measure but stays one answer. */
export function recordInput(meter: TypingMeter, change: InputChange): TypingMeter {
  const answer = {
    firstKeystrokeAt: meter.firstKeystrokeAt ?? change.at,
    shownAt: meter.firstKeystrokeAt === null ? (change.shownAt ?? null) : meter.shownAt,
  };
  if (change.empty) {
    return { ...IDLE_METER, ...(meter.firstKeystrokeAt === null ? {} : answer) };
  }
  const gaps =
    meter.lastKeystrokeAt === null || change.kind === 'inserted'
      ? meter.gaps
      : [...meter.gaps, Math.max(0, change.at - meter.lastKeystrokeAt)].slice(-GAPS_KEPT);
  return {
    ...answer,
    stretchStartedAt: (meter.stretchStartedAt ?? change.at) + uncounted(meter, change.at),
    elapsedBefore: meter.elapsedBefore,
    lastKeystrokeAt: change.at,
    gaps,
    inserted: meter.inserted || change.kind === 'inserted',
  };
}

/**
 * Seconds typed so far, 0 for text that was not typed whole. A wait counts up to `LONGEST_PAUSE_MS`,
 * time while the page was hidden not at all.
 */
export function timeTaken(meter: TypingMeter, now: number): number {
  return meter.inserted ? 0 : (meter.elapsedBefore + stretch(meter, now)) / 1000;
}

/** What an answer may be measured from, in milliseconds since 1970. */
export interface Asked {
  /** The latest AI message; null where there is none. */
  readonly askedAt: number | null;
  /** When the conversation last came into view. */
  readonly shownAt: number;
}

/**
 * Seconds from the latest AI message to the first keystroke of the answer; 0 when the person was
 * already typing. After a silence that ends a conversation, and where nothing was asked yet, it is
 * measured from when the conversation was last shown before that keystroke: the person's return. It
 * is 0 where that too is so long ago that only the keystroke itself tells of a return.
 */
export function responseTime(meter: TypingMeter, asked: Asked, now: number): number {
  const begunAt = meter.firstKeystrokeAt ?? now;
  const shownAt = meter.firstKeystrokeAt === null ? asked.shownAt : (meter.shownAt ?? begunAt);
  const waits = [asked.askedAt ?? shownAt, shownAt].map((since) => Math.max(0, begunAt - since));
  return (waits.find((wait) => !isNewConversation(wait)) ?? 0) / 1000;
}

/** Heights 0..1 of the beats of this typing. */
export function beats(meter: TypingMeter): readonly number[] {
  return meter.inserted ? [] : beatsOf(meter.gaps);
}

/** The meter as the page is hidden: what comes next is a new stretch. */
export function pauseMeter(meter: TypingMeter, now: number): TypingMeter {
  return {
    ...meter,
    stretchStartedAt: null,
    lastKeystrokeAt: null,
    elapsedBefore: meter.elapsedBefore + stretch(meter, now),
  };
}
