import { expect, onTestFinished, test, vi } from 'vitest';
import { createGenerativeAi, type GenerativeAi } from '@/data/generative-ai/generativeAi';
import { PLACEHOLDER_KEY } from '@/data/generative-ai/settings';
import { startGenerativeAi } from '../../../support/fakes/generativeAiServer.ts';
import { connected, match, own, text } from './connected.ts';

const useAll = (ai: GenerativeAi) =>
  Promise.all([
    ai.rankMatches(own, [match('a')]),
    ai.scoreCompatibility(own, match('a')),
    ai.writeInsights(own, [match('a')]),
  ]);

test.each([
  ['no key', undefined],
  ['an empty key', ''],
  ['the placeholder', PLACEHOLDER_KEY],
])('with %s no request is made, and the console hears of it once', async (_, key) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const network = vi.spyOn(globalThis, 'fetch');
  const server = await startGenerativeAi(() => text('0.5'));
  onTestFinished(server.stop);
  const ai = createGenerativeAi({
    VITE_GENERATIVE_AI_URL: server.url,
    ...(key === undefined ? {} : { VITE_GENERATIVE_AI_KEY: key }),
  });
  expect(ai.isAvailable).toBe(false);
  expect(warn).not.toHaveBeenCalled();
  expect(await useAll(ai)).toEqual([null, null, null]);
  expect(await useAll(ai)).toEqual([null, null, null]);
  expect(server.calls).toEqual([]);
  expect(network).not.toHaveBeenCalled();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('unavailable')]]);
});

test('without an address no request is made', async () => {
  const network = vi.fn<typeof fetch>();
  const ai = createGenerativeAi(
    { VITE_GENERATIVE_AI_KEY: 'real' },
    { fetch: network, timers: { after: () => () => {} }, warn: () => {} },
  );
  expect(await useAll(ai)).toEqual([null, null, null]);
  expect(network).not.toHaveBeenCalled();
});

test('with address and key it is available', async () => {
  const { ai, server } = await connected(text('0.5'));
  expect(ai.isAvailable).toBe(true);
  await useAll(ai);
  expect(server.calls).toHaveLength(3);
});

test("the browser's own fetch, timers and console are the standard", async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const server = await startGenerativeAi(() => text('0.5'));
  onTestFinished(server.stop);
  const ai = createGenerativeAi({
    VITE_GENERATIVE_AI_URL: server.url,
    VITE_GENERATIVE_AI_KEY: 'of nobody',
  });
  expect(await ai.scoreCompatibility(own, match('a'))).toBeNull();
  expect(warn.mock.calls).toEqual([
    ['The AI service did not score the compatibility: answered 400'],
  ]);
});
