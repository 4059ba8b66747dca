import { beatsOf } from './beats';

const GAPS_KEPT = 40;

/** What is known of the typing of one text; all times in milliseconds. */
export interface TypingMeter {
  /** Wall clock of the first keystroke of the answer, or null. */
  readonly firstKeystrokeAt: number | null;
  /** Start of the stretch of typing under way; a draft that was restored starts a new stretch. */
  readonly stretchStartedAt: number | null;
  readonly elapsedBefore: number;
  readonly lastKeystrokeAt: number | null;
  readonly gaps: readonly number[];
  /** True once text came in without being typed: pasted, dropped, dictated, chosen. */
  readonly inserted: boolean;
}

export const IDLE_METER: TypingMeter = {
  firstKeystrokeAt: null,
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
}

/** The meter after a change. An emptied text starts its measure anew but stays one answer. */
export function recordInput(meter: TypingMeter, change: InputChange): TypingMeter {
  if (change.empty) return { ...IDLE_METER, firstKeystrokeAt: meter.firstKeystrokeAt };
  const gaps =
    meter.lastKeystrokeAt === null || change.kind === 'inserted'
      ? meter.gaps
      : [...meter.gaps, Math.max(0, change.at - meter.lastKeystrokeAt)].slice(-GAPS_KEPT);
  return {
    firstKeystrokeAt: meter.firstKeystrokeAt ?? change.at,
    stretchStartedAt: meter.stretchStartedAt ?? change.at,
    elapsedBefore: meter.elapsedBefore,
    lastKeystrokeAt: change.at,
    gaps,
    inserted: meter.inserted || change.kind === 'inserted',
  };
}

/** Seconds typed so far, 0 for text that was not typed whole (design, decision 7). */
export function timeTaken(meter: TypingMeter, now: number): number {
  if (meter.inserted) return 0;
  const stretch = meter.stretchStartedAt === null ? 0 : Math.max(0, now - meter.stretchStartedAt);
  return (meter.elapsedBefore + stretch) / 1000;
}

/**
 * Seconds from `askedAt` (the latest AI message, or opening the empty session) to the first
 * keystroke of the answer; 0 when the person was already typing (design, decision 6).
 */
export function responseTime(meter: TypingMeter, askedAt: number, now: number): number {
  return Math.max(0, (meter.firstKeystrokeAt ?? now) - askedAt) / 1000;
}

/** Heights 0..1 of the beats of this typing. */
export function beats(meter: TypingMeter): readonly number[] {
  return meter.inserted ? [] : beatsOf(meter.gaps);
}

/** The meter as a draft keeps it: time away from the app does not count as typing. */
export function pauseMeter(meter: TypingMeter, now: number): TypingMeter {
  const stretch = meter.stretchStartedAt === null ? 0 : Math.max(0, now - meter.stretchStartedAt);
  return {
    ...meter,
    stretchStartedAt: null,
    lastKeystrokeAt: null,
    elapsedBefore: meter.elapsedBefore + stretch,
  };
}
