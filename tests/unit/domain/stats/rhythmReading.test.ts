import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTIMENTS } from '@/domain/analysis/sentiment';
import { seededRandom } from '@/domain/seededRandom';
import { READING_MINIMUM, rhythmReading } from '@/domain/stats/rhythmReading';
import { around, inMood } from './rhythm.ts';

const excited = (count: number, middle = 62) => inMood('excited', ...around(middle, 8, count));
const neutral = (count: number, middle = 44) => inMood('neutral', ...around(middle, 8, count));

describe('the reading of a rhythm', () => {
  it('has too few of nothing, one message, or one mood alone', () => {
    expect(rhythmReading([])).toEqual({ kind: 'tooFew', messages: 0 });
    expect(rhythmReading(excited(1))).toEqual({ kind: 'tooFew', messages: 1 });
    expect(rhythmReading(excited(100))).toEqual({ kind: 'tooFew', messages: 100 });
  });

  it('needs eight typed messages in a mood and eight outside it', () => {
    const few = READING_MINIMUM - 1;
    expect(rhythmReading([...excited(few), ...neutral(40)]).kind).toBe('tooFew');
    expect(rhythmReading([...excited(40), ...neutral(few)]).kind).toBe('tooFew');
    expect(rhythmReading([...excited(8), ...neutral(8)]).kind).toBe('differs');
  });

  it('tells a difference, how large it is, and how many messages it rests on', () => {
    const messages = [...excited(9), ...neutral(30), ...inMood('curious', 44, 46)];
    expect(rhythmReading(messages)).toEqual({
      kind: 'differs',
      sentiment: 'excited',
      pace: 'faster',
      speed: 62,
      messages: 9,
      otherSpeed: 44,
      otherMessages: 32,
    });
  });

  it('tells of slowness too', () => {
    const low = inMood('negative', ...around(30, 4, 12));
    const curious = inMood('curious', ...around(50, 4, 12));
    const reading = rhythmReading([...neutral(24, 50), ...curious, ...low]);
    expect(reading).toMatchObject({ sentiment: 'negative', pace: 'slower', speed: 30 });
  });

  it('leaves out what was not typed', () => {
    const pasted = inMood('neutral', ...Array.from({ length: 50 }, () => 0));
    expect(rhythmReading([...excited(20), ...pasted])).toEqual({ kind: 'tooFew', messages: 20 });
    expect(rhythmReading([...excited(9), ...neutral(9), ...pasted])).toEqual(
      rhythmReading([...excited(9), ...neutral(9)]),
    );
  });

  it('keeps silent about what is small, however sure, and about what drowns in the spread', () => {
    const flat = (middle: number) => around(middle, 0, 50);
    const even = { kind: 'even', messages: 100 };
    expect(
      rhythmReading([...inMood('excited', ...flat(46)), ...inMood('neutral', ...flat(44))]),
    ).toEqual(even);
    const wide = (middle: number) => around(middle, 40, 50);
    expect(
      rhythmReading([...inMood('excited', ...wide(60)), ...inMood('neutral', ...wide(52))]),
    ).toEqual(even);
    const few = [
      ...inMood('excited', ...around(56, 20, 8)),
      ...inMood('neutral', ...around(44, 20, 8)),
    ];
    expect(rhythmReading(few)).toEqual({ kind: 'even', messages: 16 });
  });

  const flatMood = (mood: 'excited' | 'neutral' | 'curious', speed: number, count = 50) =>
    inMood(mood, ...around(speed, 0, count));

  it('tells three WPM where nothing spreads, and of several differences the clearest', () => {
    expect(rhythmReading([...flatMood('excited', 47), ...flatMood('neutral', 44)])).toMatchObject({
      kind: 'differs',
      sentiment: 'excited',
    });
    const curious = (middle: number) => inMood('curious', ...around(middle, 8, 20));
    const one = [...excited(20, 90), ...neutral(20, 40), ...curious(45)];
    expect(rhythmReading(one)).toMatchObject({ sentiment: 'excited', pace: 'faster' });
    const other = [...excited(20, 45), ...neutral(20, 40), ...curious(90)];
    expect(rhythmReading(other)).toMatchObject({ sentiment: 'curious', pace: 'faster' });
  });

  it.each([
    // Half a standard deviation of 20 WPM.
    [400, 34.6, 8, 'even'],
    [400, 34.6, 12, 'differs'],
    // Three standard errors of 2.45 WPM.
    [8, 7, 7, 'even'],
    [8, 7, 8, 'differs'],
  ])(
    'of %d messages that reach %d WPM up and down a difference of %d is: %s',
    (count, spread, difference, kind) => {
      const messages = [
        ...inMood('excited', ...around(60 + difference, spread, count)),
        ...inMood('neutral', ...around(60, spread, count)),
      ];
      expect(rhythmReading(messages).kind).toBe(kind);
    },
  );

  it('reads ten thousand messages', () => {
    expect(rhythmReading([...excited(5000), ...neutral(5000)])).toMatchObject({
      kind: 'differs',
      messages: 5000,
    });
  });

  it('seldom mistakes noise for a habit: in at most 3 of 100 histories without one', {
    timeout: 30_000,
  }, () => {
    const random = seededRandom('noise');
    const normal = () => Array.from({ length: 12 }, random).reduce((sum, part) => sum + part, -6);
    const histories = 1000;
    let mistaken = 0;
    for (let history = 0; history < histories; history += 1) {
      const messages = Array.from({ length: 100 }, () => {
        const sentiment = SENTIMENTS[Math.floor(random() * SENTIMENTS.length)] ?? 'neutral';
        return inMood(sentiment, Math.max(10, Math.round(45 + 15 * normal())));
      }).flat();
      if (rhythmReading(messages).kind === 'differs') mistaken += 1;
    }
    expect(mistaken / histories).toBeLessThanOrEqual(0.03);
  });

  it('does not depend on the order, and what it says is true of the messages', () => {
    const message = fc.record({
      id: fc.uuid(),
      speed: fc.constantFrom(0, 20, 40, 60, 80),
      sentiment: fc.constantFrom('excited' as const, 'neutral' as const, 'curious' as const),
      at: fc.constant(new Date(0)),
    });
    fc.assert(
      fc.property(fc.array(message, { minLength: 16, maxLength: 60 }), (messages) => {
        const reading = rhythmReading(messages);
        const mirrored = rhythmReading([...messages].reverse());
        expect(mirrored.kind).toBe(reading.kind);
        if (reading.kind !== 'differs') return;
        expect(reading.pace === 'faster').toBe(reading.speed > reading.otherSpeed);
        expect(Math.min(reading.messages, reading.otherMessages)).toBeGreaterThanOrEqual(8);
        const typed = messages.filter(({ speed }) => speed > 0).length;
        expect(reading.messages + reading.otherMessages).toBe(typed);
      }),
    );
  });
});
