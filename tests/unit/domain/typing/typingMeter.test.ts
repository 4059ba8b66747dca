import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beats,
  IDLE_METER,
  type InputChange,
  LONGEST_PAUSE_MS,
  pauseMeter,
  recordInput,
  responseTime,
  type TypingMeter,
  timeTaken,
} from '@/domain/typing/typingMeter';

const typed = (at: number): InputChange => ({ at, kind: 'typed', empty: false });
const inserted = (at: number): InputChange => ({ at, kind: 'inserted', empty: false });
const typedAfter = (at: number, shownAt: number): InputChange => ({ ...typed(at), shownAt });
const emptied = (at: number): InputChange => ({ at, kind: 'typed', empty: true });

const HOUR = 60 * 60_000;
/** Asked at `askedAt`; when the conversation was shown does not matter. */
const asked = (askedAt: number) => ({ askedAt, shownAt: 0 });

function meterAfter(changes: readonly InputChange[], meter: TypingMeter = IDLE_METER): TypingMeter {
  return changes.reduce(recordInput, meter);
}

describe('gaps', () => {
  it('are the times between keystrokes', () => {
    expect(meterAfter([typed(1000)]).gaps).toEqual([]);
    expect(meterAfter([typed(1000), typed(1100), typed(1350)]).gaps).toEqual([100, 250]);
  });

  it('are never negative, also when the clock is set back', () => {
    expect(meterAfter([typed(1000), typed(400), typed(500)]).gaps).toEqual([0, 100]);
  });

  it('keep the last forty', () => {
    const meter = meterAfter(Array.from({ length: 60 }, (_, n) => typed(n * n)));
    expect(meter.gaps).toHaveLength(40);
    expect(meter.gaps.at(-1)).toBe(59 ** 2 - 58 ** 2);
  });

  it('make the beats', () => {
    expect(beats(meterAfter([typed(0), typed(70), typed(5000)]))).toEqual([1, 0.08]);
    expect(beats(IDLE_METER)).toEqual([]);
  });
});

describe('the time taken', () => {
  it('runs from the first keystroke to sending, in seconds', () => {
    expect(timeTaken(meterAfter([typed(1000), typed(2000)]), 4000)).toBe(3);
    expect(timeTaken(IDLE_METER, 4000)).toBe(0);
  });

  it('is 0 for pasted, dropped or dictated text', () => {
    expect(timeTaken(meterAfter([inserted(1000)]), 9000)).toBe(0);
    expect(timeTaken(meterAfter([typed(1000), inserted(2000), typed(3000)]), 9000)).toBe(0);
    expect(beats(meterAfter([typed(1000), typed(1100), inserted(2000)]))).toEqual([]);
  });

  it('resets when the text is emptied, pasted or typed', () => {
    const typedAgain = meterAfter([typed(1000), typed(1500), emptied(2000), typed(8000)]);
    expect(timeTaken(typedAgain, 9000)).toBe(1);
    expect(typedAgain.gaps).toEqual([]);
    const afterPaste = meterAfter([inserted(1000), emptied(2000), typed(8000), typed(8100)]);
    expect(timeTaken(afterPaste, 9000)).toBe(1);
    expect(afterPaste.gaps).toEqual([100]);
  });

  it('counts a long wait between two keys as five seconds', () => {
    const slow = meterAfter([typed(0), typed(LONGEST_PAUSE_MS - 1)]);
    expect(timeTaken(slow, LONGEST_PAUSE_MS - 1)).toBe(4.999);
    const away = meterAfter([typed(0), typed(1000), typed(301_000), typed(302_000)]);
    expect(timeTaken(away, 302_000)).toBe(7);
    expect(timeTaken(meterAfter([typed(900_000)], away), 900_500)).toBe(12.5);
  });

  it('counts a long wait before sending as five seconds', () => {
    const meter = meterAfter([typed(0), typed(1000)]);
    expect(timeTaken(meter, 3000)).toBe(3);
    expect(timeTaken(meter, 300_000)).toBe(6);
  });

  it('does not jump up the speed as a wait grows', () => {
    const times = [1000, 4999, 5000, 5001, 60_000, 2 * HOUR].map((at) =>
      timeTaken(meterAfter([typed(0), typed(at)]), at),
    );
    expect(times).toEqual([1, 4.999, 5, 5, 5, 5]);
  });

  it('is never negative, also when the clock is set back', () => {
    expect(timeTaken(meterAfter([typed(9000)]), 1000)).toBe(0);
  });
});

describe('a pause', () => {
  it('does not count as typing', () => {
    const paused = pauseMeter(meterAfter([typed(1000), typed(2000)]), 3000);
    expect(timeTaken(paused, 1_000_000)).toBe(2);
    const resumed = meterAfter([typed(500_000), typed(500_200)], paused);
    expect(timeTaken(resumed, 501_000)).toBe(3);
    expect(resumed.gaps).toEqual([1000, 200]);
  });

  it('counts the wait before it up to five seconds, and none of what follows', () => {
    const half = meterAfter([typed(0), typed(2000)]);
    const hidden = pauseMeter(half, 60_000);
    expect(timeTaken(hidden, 60_000)).toBe(7);
    const whole = meterAfter([typed(360_000), typed(362_000)], hidden);
    expect(timeTaken(whole, 362_000)).toBe(9);
    // Sent without another key.
    expect(timeTaken(hidden, 400_000)).toBe(7);
  });

  it('changes nothing when it comes twice', () => {
    const paused = pauseMeter(meterAfter([typed(1000), typed(2000)]), 3000);
    expect(pauseMeter(paused, 50_000)).toEqual(paused);
  });

  it('leaves an idle meter idle and a pasted text pasted', () => {
    expect(pauseMeter(IDLE_METER, 3000)).toEqual(IDLE_METER);
    expect(
      timeTaken(meterAfter([typed(9000)], pauseMeter(meterAfter([inserted(1)]), 2)), 9500),
    ).toBe(0);
  });

  it('never takes time away', () => {
    expect(pauseMeter(meterAfter([typed(9000)]), 1000).elapsedBefore).toBe(0);
  });
});

describe('the response time', () => {
  it('runs from the question to the first keystroke, in seconds', () => {
    const meter = meterAfter([typed(4500), typed(9000)]);
    expect(responseTime(meter, asked(3000), 20_000)).toBe(1.5);
  });

  it('is 0 for who was already typing', () => {
    expect(responseTime(meterAfter([typed(1000)]), asked(3000), 20_000)).toBe(0);
  });

  it('keeps the first keystroke of the answer when the text is emptied or put aside', () => {
    const emptiedOnce = meterAfter([typed(4000), emptied(5000), typed(60_000)]);
    expect(responseTime(emptiedOnce, asked(3000), 61_000)).toBe(1);
    const resumed = meterAfter([typed(90_000)], pauseMeter(emptiedOnce, 61_000));
    expect(responseTime(resumed, asked(3000), 91_000)).toBe(1);
  });

  it('runs on until the first keystroke, and counts a paste as one', () => {
    expect(responseTime(IDLE_METER, asked(3000), 7000)).toBe(4);
    expect(responseTime(meterAfter([inserted(5000)]), asked(3000), 7000)).toBe(2);
  });
});

describe('after a silence', () => {
  const WEEK = 7 * 24 * HOUR;

  it('of six hours, an answer is still one', () => {
    expect(responseTime(meterAfter([typed(6 * HOUR)]), asked(0), 6 * HOUR)).toBe(6 * 3600);
  });

  it('of more, it is measured from when the chat was shown again', () => {
    const meter = meterAfter([typedAfter(WEEK + 7000, WEEK), typed(WEEK + 20_000)]);
    const later = { askedAt: 0, shownAt: WEEK + 15_000 };
    expect(responseTime(meter, later, WEEK + 30_000)).toBe(7);
    // Put in by a suggestion and sent: there was no keystroke.
    expect(responseTime(IDLE_METER, { askedAt: 0, shownAt: WEEK }, WEEK + 4000)).toBe(4);
  });

  it('keeps the return through a pause, an emptied text and a stored draft', () => {
    const begun = meterAfter([typedAfter(WEEK + 7000, WEEK), emptied(WEEK + 8000)]);
    const resumed = meterAfter([typedAfter(WEEK + HOUR, WEEK + HOUR)], pauseMeter(begun, WEEK));
    const later = { askedAt: 0, shownAt: WEEK + HOUR };
    expect(responseTime(resumed, later, WEEK + HOUR)).toBe(7);
  });

  it('is no response time where nothing tells of a return but the keystroke', () => {
    const leftOpen = meterAfter([typedAfter(WEEK, 0)]);
    expect(responseTime(leftOpen, { askedAt: 0, shownAt: 0 }, WEEK)).toBe(0);
    // As drafts of an older version are.
    expect(responseTime(meterAfter([typed(WEEK)]), { askedAt: 0, shownAt: 0 }, WEEK)).toBe(0);
  });

  it('holds for a chat with nothing in it as well', () => {
    const nothing = { askedAt: null, shownAt: 9000 };
    expect(responseTime(meterAfter([typedAfter(12_000, 9000)]), nothing, 20_000)).toBe(3);
    expect(responseTime(meterAfter([typedAfter(WEEK, 0)]), nothing, WEEK)).toBe(0);
  });
});

it('measures nothing negative, whatever comes in whatever order', () => {
  const change = fc.record({
    at: fc.integer({ min: 0, max: 1e6 }),
    kind: fc.constantFrom('typed' as const, 'inserted' as const),
    empty: fc.boolean(),
  });
  const moment = fc.integer({ min: 0, max: 1e6 });
  fc.assert(
    fc.property(fc.array(change), moment, moment, (changes, askedAt, now) => {
      const meter = meterAfter(changes);
      expect(timeTaken(meter, now)).toBeGreaterThanOrEqual(0);
      expect(timeTaken(pauseMeter(meter, now), now)).toBe(timeTaken(meter, now));
      expect(responseTime(meter, asked(askedAt), now)).toBeGreaterThanOrEqual(0);
      expect(Math.min(0, ...meter.gaps)).toBe(0);
    }),
  );
});
