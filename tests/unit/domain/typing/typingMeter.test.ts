import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beats,
  IDLE_METER,
  type InputChange,
  pauseMeter,
  recordInput,
  responseTime,
  type TypingMeter,
  timeTaken,
} from '@/domain/typing/typingMeter';

const typed = (at: number): InputChange => ({ at, kind: 'typed', empty: false });
const inserted = (at: number): InputChange => ({ at, kind: 'inserted', empty: false });
const emptied = (at: number): InputChange => ({ at, kind: 'typed', empty: true });

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

  it('starts anew with an emptied text, pasted or typed', () => {
    const typedAgain = meterAfter([typed(1000), typed(1500), emptied(2000), typed(8000)]);
    expect(timeTaken(typedAgain, 9000)).toBe(1);
    expect(typedAgain.gaps).toEqual([]);
    const afterPaste = meterAfter([inserted(1000), emptied(2000), typed(8000), typed(8100)]);
    expect(timeTaken(afterPaste, 9000)).toBe(1);
    expect(afterPaste.gaps).toEqual([100]);
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
    expect(responseTime(meter, 3000, 20_000)).toBe(1.5);
  });

  it('is 0 for who was already typing', () => {
    expect(responseTime(meterAfter([typed(1000)]), 3000, 20_000)).toBe(0);
  });

  it('keeps the first keystroke of the answer when the text is emptied or put aside', () => {
    const emptiedOnce = meterAfter([typed(4000), emptied(5000), typed(60_000)]);
    expect(responseTime(emptiedOnce, 3000, 61_000)).toBe(1);
    const resumed = meterAfter([typed(90_000)], pauseMeter(emptiedOnce, 61_000));
    expect(responseTime(resumed, 3000, 91_000)).toBe(1);
  });

  it('runs on until the first keystroke, and counts a paste as one', () => {
    expect(responseTime(IDLE_METER, 3000, 7000)).toBe(4);
    expect(responseTime(meterAfter([inserted(5000)]), 3000, 7000)).toBe(2);
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
      expect(responseTime(meter, askedAt, now)).toBeGreaterThanOrEqual(0);
      expect(Math.min(0, ...meter.gaps)).toBe(0);
    }),
  );
});
