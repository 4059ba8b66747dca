import { expect, test, vi } from 'vitest';
import type { AiAnswer } from '../../../support/fakes/generativeAiServer.ts';
import { connected, json, match, own, PRIVATE, text } from './connected.ts';

const prefix = 'The AI service did not score the compatibility: ';
const body = (words: string, contentType = 'application/json'): AiAnswer => ({
  kind: 'body',
  contentType,
  body: words,
});
const enveloped = (words: string) =>
  JSON.stringify({ candidates: [{ content: { parts: [{ text: words }] } }] });

test.each<[string, AiAnswer, string]>([
  ['429', { kind: 'status', status: 429 }, 'answered 429'],
  ['500', { kind: 'status', status: 500 }, 'answered 500'],
  ['503', { kind: 'status', status: 503 }, 'answered 503'],
  ['403', { kind: 'status', status: 403 }, 'answered 403'],
  ['a blocked prompt', { kind: 'blocked' }, 'withheld'],
  ['a blocked answer', { kind: 'ended', finishReason: 'SAFETY' }, 'not finished'],
  ['no content', { kind: 'ended', finishReason: 'STOP' }, 'withheld'],
  // Half a number is a number too.
  ['a cut answer', { kind: 'ended', finishReason: 'MAX_TOKENS', text: '0.8' }, 'not finished'],
  ['no candidates', body('{"candidates":[]}'), 'withheld'],
  ['no parts', body('{"candidates":[{"content":{"parts":[]}}]}'), 'withheld'],
  ['a web page', body(enveloped('0.8'), 'Text/HTML; charset=utf-8'), 'a web page'],
  ['a web page that claims to be JSON', body('<!doctype html>'), 'not the agreed form'],
  ['a truncated envelope', body(enveloped('0.8').slice(0, -3)), 'not the agreed form'],
  [
    'wrong types',
    body('{"candidates":[{"content":{"parts":[{"text":0.8}]}}]}'),
    'not the agreed form',
  ],
  ['candidates that are none', body('{"candidates":{"0":1}}'), 'not the agreed form'],
  ['an empty object', body('{}'), 'withheld'],
  ['a list', body('[]'), 'withheld'],
  ['nothing', body(''), 'not the agreed form'],
  ['far too much', body(enveloped(`0.8${' '.repeat(64 * 1024)}`)), 'too large'],
  ['a dropped connection', { kind: 'drop' }, 'no connection'],
  ['a connection dropped half-way', { kind: 'drop-half' }, 'no connection'],
])('%s is null, with its reason logged once', async (_, answer, reason) => {
  const { ai, warnings, time } = await connected(answer);
  expect(await ai.scoreCompatibility(own, match('a'))).toBeNull();
  expect(warnings).toEqual([`${prefix}${reason}`]);
  expect(time.waits()).toEqual([]);
});

test('an answer just small enough is read', async () => {
  const envelope = enveloped('0.8');
  const { ai } = await connected(body(envelope + ' '.repeat(64 * 1024 - envelope.length)));
  expect(await ai.scoreCompatibility(own, match('a'))).toBe(0.8);
});

test('nobody there is null', async () => {
  const { ai, server, warnings } = await connected(text('0.8'));
  await server.stop();
  expect(await ai.scoreCompatibility(own, match('a'))).toBeNull();
  expect(warnings).toEqual([`${prefix}no connection`]);
});

test.each(['stall', 'stall-half'] as const)('%s ends after eight seconds', async (kind) => {
  const { ai, server, warnings, time } = await connected({ kind });
  const score = ai.scoreCompatibility(own, match('a'));
  await vi.waitFor(() => expect(server.calls).toHaveLength(1));
  expect(time.waits()).toEqual([8000]);
  time.advance(7999);
  expect(warnings).toEqual([]);
  time.advance(1);
  expect(await score).toBeNull();
  expect(warnings).toEqual([`${prefix}no answer in time`]);
});

test('the key follows no redirect', async () => {
  const elsewhere = await connected(text('0.8'));
  const to = `${elsewhere.server.url}/v1beta/models/gemini-pro:generateContent`;
  const { ai, warnings } = await connected({ kind: 'redirect', to });
  expect(await ai.scoreCompatibility(own, match('a'))).toBeNull();
  expect(warnings).toEqual([`${prefix}no connection`]);
  expect(elsewhere.server.calls).toEqual([]);
});

test('each use tells in the log what it did not do, and nothing of anyone', async () => {
  const { ai, warnings } = await connected(json([PRIVATE, 'Doctor', 'Music', 4]));
  const people = [match('a', { profession: PRIVATE })];
  expect(await ai.rankMatches({ ...own, profession: PRIVATE }, people)).toBeNull();
  expect(await ai.scoreCompatibility(own, match('a'))).toBeNull();
  expect(await ai.writeInsights(own, people)).toBeNull();
  const rest = 'its reply is not what was asked for';
  expect(warnings).toEqual([
    `The AI service did not rank the matches: ${rest}`,
    `The AI service did not score the compatibility: ${rest}`,
    `The AI service did not write insights: ${rest}`,
  ]);
});
