import { expect, test } from 'vitest';
import { parseJson } from '@/data/http/parseJson';

test('JSON is what it stands for', () => {
  expect(parseJson('{"score":[1,{"text":"__proto__"}]}')).toEqual({
    score: [1, { text: '__proto__' }],
  });
});

test.each([
  'Sure! Here is your answer.',
  '{"score":1',
  '{"__proto__":{"isAdmin":true}}',
  '{"score":{"\\u005f_proto__":{"isAdmin":true}}}',
  '[{"constructor":{"prototype":{"isAdmin":true}}}]',
])('%s is refused', (text) => {
  expect(parseJson(text)).toBeUndefined();
  expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
});

test('what nests deeper than any answer is refused, not thrown', () => {
  const levels = 120_000;
  expect(parseJson('['.repeat(levels) + ']'.repeat(levels))).toBeUndefined();
});
