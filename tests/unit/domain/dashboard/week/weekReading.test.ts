import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SENTIMENTS } from '@/domain/analysis/sentiment';
import { ENOUGH } from '@/domain/dashboard/week/trend';
import type { WeekMessage } from '@/domain/dashboard/week/weekFigures';
import { weekReading } from '@/domain/dashboard/week/weekReading';
import { MONDAY, messagesOn, WEDNESDAY } from '../../../../support/builders/week.ts';

// The weeks begin on Mondays 2, 9 and 16 November.
const scatter = (middle: number) => (index: number) => ({ speed: middle + (index % 5) - 2 });

describe('which week is told', () => {
  it('is the one that ended yesterday on Monday, whatever was written today', () => {
    const messages = [...messagesOn(3, 9), ...messagesOn(15, 10), ...messagesOn(16, 20)];
    const reading = weekReading(messages, MONDAY);
    expect(reading).toMatchObject({ weeks: 'whole', kind: 'told', soFar: 20 });
    expect([reading.now.messages, reading.before.messages]).toEqual([10, 9]);
  });

  it('is the week so far from eight messages on, and the last one before that', () => {
    const last = [...messagesOn(3, 9), ...messagesOn(10, 10)];
    const seven = weekReading([...last, ...messagesOn(17, 7)], WEDNESDAY);
    expect(seven).toMatchObject({ weeks: 'whole', kind: 'told', soFar: 7 });
    const eight = weekReading([...last, ...messagesOn(17, 8)], WEDNESDAY);
    expect(eight).toMatchObject({ weeks: 'soFar', kind: 'told' });
    expect([eight.now.messages, eight.before.messages]).toEqual([8, 10]);
  });

  it('is the one under way, as too short, where neither has eight', () => {
    const reading = weekReading([...messagesOn(10, 7), ...messagesOn(17, 3)], WEDNESDAY);
    expect(reading).toMatchObject({ weeks: 'soFar', kind: 'tooFew', exercise: null });
    expect(weekReading([], WEDNESDAY).kind).toBe('nothing');
    expect(weekReading([], MONDAY)).toMatchObject({ kind: 'nothing', weeks: 'whole' });
  });

  it('leaves out what a clock that was set back left in the future', () => {
    const messages = [...messagesOn(17, 8), ...messagesOn(20, 30), ...messagesOn(30, 5)];
    expect(weekReading(messages, WEDNESDAY).now.messages).toBe(8);
  });
});

describe('what changed', () => {
  it('is nothing between two weeks that are alike', () => {
    const messages = [...messagesOn(10, 20, scatter(40)), ...messagesOn(17, 20, scatter(40))];
    const { trends, exercise } = weekReading(messages, WEDNESDAY);
    expect(trends).toEqual({ pace: 'same', warm: 'same', response: 'same', hours: 'same' });
    expect(exercise).toBe('questions');
  });

  it('is told of pace, mood, answers and hours, each on its own', () => {
    const before = messagesOn(10, 20, scatter(40));
    const changed = (change: (index: number) => Partial<WeekMessage>) =>
      weekReading([...before, ...messagesOn(17, 20, change)], WEDNESDAY);
    expect(changed(scatter(50)).trends).toMatchObject({ pace: 'more', warm: 'same' });
    expect(changed(scatter(30))).toMatchObject({ trends: { pace: 'less' }, exercise: 'opener' });
    expect(changed(() => ({ sentiment: 'excited' })).trends.warm).toBe('more');
    expect(changed(() => ({ responseSeconds: 30 }))).toMatchObject({
      trends: { response: 'more' },
      exercise: 'reply',
    });
    const morning = changed((index) => ({ at: new Date(2026, 10, 17, 8, index) }));
    expect(morning).toMatchObject({ busiest: 'morning', trends: { hours: 'more' } });
  });

  it('is fewer warm words, which are what is practised then', () => {
    const before = messagesOn(10, 20, { sentiment: 'positive' });
    const reading = weekReading([...before, ...messagesOn(17, 20)], WEDNESDAY);
    expect(reading).toMatchObject({ trends: { warm: 'less' }, exercise: 'compliment' });
  });

  it('is no difference that the week’s own scatter explains', () => {
    const wide = (middle: number) => (index: number) => ({ speed: middle + 8 * (index % 5) - 16 });
    const messages = [...messagesOn(10, 9, wide(40)), ...messagesOn(17, 9, wide(46))];
    expect(weekReading(messages, WEDNESDAY).trends.pace).toBe('same');
  });

  it('compares only what was typed, and only answers', () => {
    const messages = [
      ...messagesOn(10, 20),
      ...messagesOn(17, 20, (index) => ({
        speed: index < 7 ? 90 : 0,
        responseSeconds: index < 7 ? 60 : index < 14 ? null : 8 * 3600,
      })),
    ];
    const { now, trends } = weekReading(messages, WEDNESDAY);
    expect([now.messages, now.pace.count, now.response.count]).toEqual([20, 7, 7]);
    expect(trends).toMatchObject({ pace: null, response: null, warm: 'same' });
  });

  it('says nothing of mood or practice beside danger, and counts such messages nowhere', () => {
    const messages = [
      ...messagesOn(10, 20, { sentiment: 'positive' }),
      ...messagesOn(17, 20),
      ...messagesOn(17, 1, { isSensitive: true, sentiment: 'negative' }),
    ];
    const reading = weekReading(messages, WEDNESDAY);
    expect(reading).toMatchObject({ isCalm: true, exercise: null, trends: { warm: null } });
    expect(reading.now.messages).toBe(20);
  });
});

/** Whatever storage could hold, or no storage ever should. */
const anyNumber = fc.oneof(fc.double(), fc.constantFrom(0, 40, 1e308, -1, Number.NaN));
const anyMessage: fc.Arbitrary<WeekMessage> = fc.record({
  at: fc.oneof(fc.date({ min: new Date(2026, 10, 1), max: new Date(2026, 10, 25) }), fc.date()),
  speed: anyNumber,
  sentiment: fc.constantFrom(...SENTIMENTS),
  responseSeconds: fc.oneof(anyNumber, fc.constant(null)),
  isSensitive: fc.boolean(),
});

it('never makes a number that is none, nor a claim of fewer than eight messages', () => {
  const messages = fc.array(anyMessage, { maxLength: 60 });
  fc.assert(
    fc.property(messages, fc.constantFrom(MONDAY, WEDNESDAY), (written, now) => {
      const reading = weekReading(written, now);
      JSON.stringify(reading, (_, value: unknown) => {
        if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
        return value;
      });
      const { trends, now: week, before } = reading;
      const claims = [
        [trends.pace, week.pace.count, before.pace.count],
        [trends.response, week.response.count, before.response.count],
        [trends.warm, week.warm.of, before.warm.of],
        [trends.hours, week.messages, before.messages],
      ] as const;
      for (const [trend, ...counts] of claims) {
        if (trend !== null) expect(Math.min(...counts)).toBeGreaterThanOrEqual(ENOUGH);
      }
      if (reading.kind !== 'told') expect(reading.exercise).toBeNull();
      else expect(week.messages).toBeGreaterThanOrEqual(ENOUGH);
    }),
  );
});
