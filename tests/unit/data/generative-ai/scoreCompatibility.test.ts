import { expect, test } from 'vitest';
import type { AiAnswer } from '../../../support/fakes/generativeAiServer.ts';
import { connected, fence, match, own, text } from './connected.ts';

async function score(answer: AiAnswer) {
  const { ai, warnings } = await connected(answer);
  return { value: await ai.scoreCompatibility(own, match('a')), warnings };
}

test.each<[string, string, number]>([
  ['bare', '0.83', 0.83],
  ['the least', '0.0', 0],
  ['the most', '1', 1],
  ['with space around', ' \n\t0.5\r\n ', 0.5],
  ['fenced as json', fence('json\n0.5\n'), 0.5],
  ['fenced as JSON', fence('JSON\r\n0.5\r\n'), 0.5],
  ['fenced', fence('\n0.5\n'), 0.5],
  ['fenced on one line', fence('json 0.5 '), 0.5],
  ['fenced with space around', `\n\n ${fence('json\n\n  0.5 \n\n')} \n`, 0.5],
])('is read: %s', async (_, reply, value) => {
  expect(await score(text(reply))).toEqual({ value, warnings: [] });
});

test('is read from several parts', async () => {
  expect(await score({ kind: 'text', text: ['0.', '25'] })).toMatchObject({ value: 0.25 });
});

test.each<[string, string]>([
  ['above 1', '1.01'],
  ['a percentage', '83'],
  ['below 0', '-0.1'],
  ['text', '"0.8"'],
  ['an object', '{"score":0.8}'],
  ['a list', '[0.8]'],
  ['not a number', 'NaN'],
  ['empty', ''],
  ['white space', ' \n'],
  ['prose', 'I would say 0.8'],
  ['prose before a fence', `Here it is: ${fence('json\n0.8\n')}`],
  ['prose after a fence', `${fence('json\n0.8\n')} Enjoy!`],
  ['another language', fence('js\n0.8\n')],
  ['an open fence', '```json\n0.8'],
  ['an empty fence', fence('json\n')],
  ['two fences', `${fence('\n0.8\n')}\n${fence('\n0.8\n')}`],
  ['a web page', '<!doctype html><p>0.8</p>'],
])('is null: %s', async (_, reply) => {
  expect(await score(text(reply))).toEqual({
    value: null,
    warnings: [
      'The AI service did not score the compatibility: its reply is not what was asked for',
    ],
  });
});

test('is null and silent when it is called off', async () => {
  const { ai, server, warnings } = await connected({ kind: 'stall' });
  const leaving = new AbortController();
  const asked = ai.scoreCompatibility(own, match('a'), leaving.signal);
  await expect.poll(() => server.calls).toHaveLength(1);
  leaving.abort();
  expect(await asked).toBeNull();
  // Called off before: it is not even asked.
  expect(await ai.scoreCompatibility(own, match('a'), leaving.signal)).toBeNull();
  expect(server.calls).toHaveLength(1);
  expect(warnings).toEqual([]);
});
