import { describe, expect, it } from 'vitest';
import { weekReading } from '@/domain/dashboard/week/weekReading';
import {
  countsWords,
  headlineOf,
  missingWords,
  secondsText,
  weekSentences,
} from '@/features/dashboard/week/weekWords';
import { MONDAY, messagesOn, WEDNESDAY } from '../../../../support/builders/week.ts';

const told = (reading: ReturnType<typeof weekReading>) =>
  weekSentences(reading).map(({ of, change, words }) => [of, change, words]);

describe('the week in words', () => {
  it('says what changed, with both numbers', () => {
    const messages = [
      ...messagesOn(10, 20),
      ...messagesOn(17, 10, { speed: 55, responseSeconds: 9, sentiment: 'positive' }),
    ];
    const reading = weekReading(messages, WEDNESDAY);
    expect(headlineOf(reading)).toBe('Faster typing, warmer words and later answers');
    expect(countsWords(reading)).toBe('10 messages so far this week, 20 in all of last week.');
    expect(missingWords(reading)).toBeNull();
    expect(told(reading)).toEqual([
      ['Pace', 'Faster', 'You usually typed at 55\u00a0WPM, last week 40\u00a0WPM.'],
      ['Mood', 'Warmer', 'Excited or positive: 10 of 10 messages, last week 0 of 20.'],
      ['Answers', 'Later', 'You usually began to answer after 9\u00a0s, last week 5\u00a0s.'],
      [
        'Hours',
        'About the same',
        'Most of it in the evening or at night: 10 of 10 messages, last week 20 of 20.',
      ],
    ]);
  });

  it('names the hours once where they moved', () => {
    const morning = messagesOn(10, 10, (index) => ({ at: new Date(2026, 10, 10, 8, index) }));
    const reading = weekReading([...morning, ...messagesOn(17, 10)], WEDNESDAY);
    expect(told(reading).at(-1)).toEqual([
      'Hours',
      'More in the evening or at night',
      '10 of 10 messages, last week 0 of 10.',
    ]);
  });

  it('compares with nothing where the week before is too short', () => {
    const reading = weekReading([...messagesOn(10, 3), ...messagesOn(17, 8)], WEDNESDAY);
    expect(headlineOf(reading)).toBe('Your week so far');
    expect(missingWords(reading)).toBe(
      'Last week had 3 messages, too few to compare. A comparison needs 8 in each week.',
    );
    expect(told(reading).map(([, change]) => change)).toEqual([null, null, null, null]);
    expect(told(reading)[0]).toEqual([
      'Pace',
      null,
      'You usually typed at 40\u00a0WPM. Last week had too few typed messages to compare: 3.',
    ]);
  });

  it('says exactly what is missing', () => {
    const tuesday = [...messagesOn(10, 3), ...messagesOn(17, 3)];
    expect(missingWords(weekReading(tuesday, WEDNESDAY))).toBe(
      '3 messages this week. 5 more messages, and Taal can tell you about it.',
    );
    expect(missingWords(weekReading(messagesOn(17, 7), WEDNESDAY))).toBe(
      '7 messages this week. 1 more message, and Taal can tell you about it.',
    );
    expect(missingWords(weekReading(messagesOn(11, 7), MONDAY))).toBe(
      'Last week had 7 messages, and Taal needs 8 to describe a week. Write 8 this week, and you will see it here.',
    );
    const later = [...messagesOn(3, 9), ...messagesOn(10, 9), ...messagesOn(17, 1)];
    expect(missingWords(weekReading(later, WEDNESDAY))).toBe(
      'This week has 1 message so far. Once it has 8, you will see it here.',
    );
  });

  it('keeps silent about mood beside danger', () => {
    const messages = [
      ...messagesOn(10, 9),
      ...messagesOn(17, 9),
      ...messagesOn(17, 1, { isSensitive: true }),
    ];
    const reading = weekReading(messages, WEDNESDAY);
    expect(told(reading).map(([of]) => of)).toEqual(['Pace', 'Answers', 'Hours']);
    expect(headlineOf(reading)).toBe('Much like the week before');
  });

  it.each([
    [0, '0\u00a0s'],
    [99.4, '99\u00a0s'],
    [240, '4\u00a0min'],
    [21_600, '6.0\u00a0h'],
  ])('%d seconds are %s', (seconds, words) => {
    expect(secondsText(seconds)).toBe(words);
  });
});
