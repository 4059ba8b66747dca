import { expect, test } from 'vitest';
import { overallAssessment } from '@/domain/analysis/overallAssessment';

const HIGHLY = 'Highly Compatible - Strong mutual interest detected';
const GOOD = 'Good Connection - Positive engagement patterns';
const THOUGHTFUL = 'Thoughtful Interest - Meaningful connection developing';
const BUILDING = 'Building Rapport - Getting to know each other';

test.each([
  ['excited', 41, 2.99, HIGHLY],
  ['excited', 40, 2.99, BUILDING],
  ['excited', 41, 3, BUILDING],
  ['excited', 41, 5, BUILDING],
  ['excited', 41, 5.01, THOUGHTFUL],
  ['excited', 0, 0, BUILDING],
  ['positive', 26, 0, GOOD],
  ['positive', 26, 60, GOOD],
  ['positive', 120, 0, GOOD],
  ['positive', 25, 0, BUILDING],
  ['positive', 25, 5, BUILDING],
  ['positive', 25, 5.01, THOUGHTFUL],
  ['curious', 120, 0, THOUGHTFUL],
  ['curious', 0, 60, THOUGHTFUL],
  ['negative', 120, 0, BUILDING],
  ['negative', 0, 5, BUILDING],
  ['negative', 0, 5.01, THOUGHTFUL],
  ['neutral', 120, 0, BUILDING],
  ['neutral', 0, 5, BUILDING],
  ['neutral', 0, 5.01, THOUGHTFUL],
] as const)('%s at %d WPM after %d s: %s', (sentiment, wpm, responseSeconds, sentence) => {
  expect(overallAssessment({ sentiment, wpm, responseSeconds })).toBe(sentence);
});
