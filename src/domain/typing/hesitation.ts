import { type InputChange, LONGEST_PAUSE_MS, type TypingMeter, timeTaken } from './typingMeter';

/** What the speed of a text that is being written leaves out. */
export interface Hesitating {
  /** Milliseconds of waits while the page was in view, beyond what counts as typing. */
  readonly waited: number;
  /** Characters (UTF-16 units) that were typed and taken back. */
  readonly removed: number;
}

/** How somebody hesitated over a message that was sent. */
export interface Hesitation {
  /** Seconds from the first key to sending with the page in view, waits and all; an hour at most. */
  readonly seconds: number;
  /** Characters (UTF-16 units) that were typed and taken back; ten thousand at most. */
  readonly removed: number;
}

/** A text with what was measured while it was written. */
interface Written {
  readonly text: string;
  readonly meter: TypingMeter;
  readonly hesitating?: Hesitating | undefined;
}

const MOST_SECONDS = 3600;
const MOST_REMOVED = 10_000;

/** How much of the wait from the last key until `at` is no typing; both in milliseconds. */
function waitUntil({ lastKeystrokeAt }: TypingMeter, at: number): number {
  return lastKeystrokeAt === null ? 0 : Math.max(0, at - lastKeystrokeAt - LONGEST_PAUSE_MS);
}

/**
 * What is known once a text has become `text` by these changes. An emptied text stays one answer:
 * to begin again is to hesitate. To take back what was put in is not.
 */
export function hesitated(
  { text: before, meter, hesitating }: Written,
  text: string,
  [first]: readonly InputChange[],
): Hesitating {
  const { waited, removed } = hesitating ?? { waited: 0, removed: 0 };
  const takenBack = meter.inserted ? 0 : Math.max(0, before.length - text.length);
  return {
    waited: waited + (first === undefined ? 0 : waitUntil(meter, first.at)),
    removed: removed + takenBack,
  };
}

/** The hesitation over a text that is sent at `now` (ms); none is known of what was not typed. */
export function hesitationOf(
  { meter, hesitating = { waited: 0, removed: 0 } }: Written,
  now: number,
): Hesitation | undefined {
  const typed = timeTaken(meter, now);
  if (typed === 0) return undefined;
  const waited = (hesitating.waited + waitUntil(meter, now)) / 1000;
  return {
    seconds: Math.min(MOST_SECONDS, Math.round(typed + waited)),
    removed: Math.min(MOST_REMOVED, hesitating.removed),
  };
}
