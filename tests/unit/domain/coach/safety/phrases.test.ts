import { expect, it } from 'vitest';
import { normalise } from '@/domain/coach/reading/normalise';
import { phrases } from '@/domain/coach/safety/phrases';

const isIn = phrases(`
  want to die
  (leak|post) my (photos|videos)
  (send|pay) * before meeting
  i am (15|16)
`);

it.each([
  'sometimes i want to die',
  'I WANT TO DIE!!',
  'i wanna die',
  'he will post my videos',
  'he said leak my photos now',
  'send before meeting',
  'pay the whole fee before meeting',
  'i am 16',
])('finds a phrase: %s', (text) => {
  expect(isIn(normalise(text))).toBe(true);
});

it.each([
  ['a word between', 'i want you to die'],
  ['only its beginning', 'i want to'],
  ['a longer word', 'i want to diet'],
  ['another alternative', 'he will hide my videos'],
  ['more than three words between', 'pay him the whole fee before meeting'],
  ['nothing', ''],
])('does not find it: %s', (_, text) => {
  expect(isIn(normalise(text))).toBe(false);
});

it('refuses a phrase that begins anywhere', () => {
  expect(() => phrases('* before meeting')).toThrow('No first word');
});
