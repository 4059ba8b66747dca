import { expect, test } from 'vitest';
import { type Answer, describeAnswer } from '@/data/backend/answer';

test.each<[Answer<string>, string]>([
  [{ kind: 'ok', value: 'private words' }, 'accepted'],
  [{ kind: 'refused', status: 422, retryAfter: null }, 'answered 422'],
  [{ kind: 'unreadable', reason: 'a web page' }, 'unreadable answer: a web page'],
  [{ kind: 'unreachable', reason: 'network' }, 'no connection'],
  [{ kind: 'unreachable', reason: 'time limit' }, 'no answer in time'],
])('%j reads "%s"', (answer, words) => {
  expect(describeAnswer(answer)).toBe(words);
});
