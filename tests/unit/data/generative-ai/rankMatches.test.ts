import { expect, test } from 'vitest';
import type { AiAnswer } from '../../../support/fakes/generativeAiServer.ts';
import { connected, json, match, own, text } from './connected.ts';

const people = [match('a'), match('b'), match('c')];
async function rank(answer: AiAnswer) {
  const { ai, warnings } = await connected(answer);
  return { ranking: await ai.rankMatches(own, people), warnings };
}

test('gives scores by id; unknown ids are ignored, missing ones absent', async () => {
  const { ranking, warnings } = await rank(
    json([
      { id: 'p3', score: 100 },
      { id: 'p1', score: 0 },
      { id: 'p4', score: 50 },
      { id: 'a', score: 50 },
      { id: 'constructor', score: 50 },
    ]),
  );
  expect(ranking).toEqual(
    new Map([
      ['c', 100],
      ['a', 0],
    ]),
  );
  expect(warnings).toEqual([]);
});

test('lets the first of two scores count', async () => {
  const { ranking } = await rank(
    json([
      { id: 'p1', score: 70.5 },
      { id: 'p1', score: 20 },
    ]),
  );
  expect(ranking).toEqual(new Map([['a', 70.5]]));
});

test('refuses fields that are named like keys of prototypes', async () => {
  const poisoned = '"__proto__":{"score":1,"polluted":true},';
  const { ranking } = await rank(text(`[{${poisoned}"id":"p1","score":5}]`));
  expect(ranking).toBeNull();
  expect({}).not.toHaveProperty('polluted');
});

test('is not led astray by people named like keys of prototypes', async () => {
  const { ranking } = await rank(
    text('[{"id":"p1","score":5},{"id":"__proto__","score":1},{"id":"constructor","score":1}]'),
  );
  expect(ranking).toEqual(new Map([['a', 5]]));
});

test.each<[string, string]>([
  ['a score above 100', '[{"id":"p1","score":100.1}]'],
  ['a score below 0', '[{"id":"p1","score":-1}]'],
  ['an endless score', '[{"id":"p1","score":1e999}]'],
  ['one bad score among good ones', '[{"id":"p1","score":5},{"id":"p2","score":500}]'],
  ['a bad score of a stranger', '[{"id":"p1","score":5},{"id":"x","score":500}]'],
  ['a score in words', '[{"id":"p1","score":"80"}]'],
  ['no score', '[{"id":"p1"}]'],
  ['an inherited score', '[{"id":"p1","__proto__":{"score":5}}]'],
  ['an id that is a number', '[{"id":1,"score":80}]'],
  ['an object', '{"p1":80}'],
  ['a list of numbers', '[80,70]'],
  ['strangers only', '[{"id":"p9","score":80}]'],
  ['nobody', '[]'],
  ['null', 'null'],
])('is null for %s', async (_, reply) => {
  const { ranking, warnings } = await rank(text(reply));
  expect(ranking).toBeNull();
  expect(warnings).toEqual([
    'The AI service did not rank the matches: its reply is not what was asked for',
  ]);
});
