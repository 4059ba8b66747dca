import { expect, test } from 'vitest';
import {
  confidenceLevel,
  engagementByResponse,
  engagementByTyping,
  interpretResponse,
  summaryConfidenceLevel,
} from '@/domain/analysis/levels';

test.each([
  [0, 'low'],
  [20, 'low'],
  [20.1, 'medium'],
  [21, 'medium'],
  [40, 'medium'],
  [41, 'high'],
  [120, 'high'],
])('confidence at %d WPM is %s', (wpm, level) => {
  expect(confidenceLevel(wpm)).toBe(level);
});

test.each([
  [0, 'medium'],
  [20, 'medium'],
  [40, 'medium'],
  [40.1, 'high'],
  [41, 'high'],
])('confidence in the summary at %d WPM is %s', (wpm, level) => {
  expect(summaryConfidenceLevel(wpm)).toBe(level);
});

test.each([
  [0, 'very_engaged'],
  [1.999, 'very_engaged'],
  [2, 'engaged'],
  [4.999, 'engaged'],
  [5, 'thoughtful'],
  [3600, 'thoughtful'],
])('a response after %d s is %s', (seconds, interpretation) => {
  expect(interpretResponse(seconds)).toBe(interpretation);
});

test.each([
  [0, 'engaged'],
  [4.999, 'engaged'],
  [5, 'moderate'],
  [60, 'moderate'],
])('engagement after %d s is %s', (seconds, level) => {
  expect(engagementByResponse(seconds)).toBe(level);
});

test.each([
  [0, 'moderate'],
  [30, 'moderate'],
  [31, 'engaged'],
  [120, 'engaged'],
])('engagement in chat at %d WPM is %s', (wpm, level) => {
  expect(engagementByTyping(wpm)).toBe(level);
});
