import { expect, it } from 'vitest';
import { rhythmSummary } from '@/domain/stats/rhythmSummary';
import { inMood } from './rhythm.ts';

it('sums up nothing', () => {
  expect(rhythmSummary([])).toEqual({
    messages: 0,
    speed: 0,
    dominantSentiment: 'neutral',
    moods: [],
  });
});

it('sums up one message', () => {
  expect(rhythmSummary(inMood('positive', 44))).toEqual({
    messages: 1,
    speed: 44,
    dominantSentiment: 'positive',
    moods: [{ sentiment: 'positive', messages: 1, speed: 44 }],
  });
});

it('counts pasted messages but keeps their zero speed out of the means', () => {
  const messages = [
    ...inMood('excited', 60, 0, 70),
    ...inMood('negative', 0),
    ...inMood('excited', 0),
  ];
  expect(rhythmSummary(messages)).toEqual({
    messages: 5,
    speed: 65,
    dominantSentiment: 'excited',
    moods: [
      { sentiment: 'excited', messages: 4, speed: 65 },
      { sentiment: 'negative', messages: 1, speed: 0 },
    ],
  });
});
