import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit, visitOnce } from '../fixtures/visit.ts';

test.use({ worker: true });

test('a document that the worker keeps says all of it but what starts another process', async ({
  app,
  page,
}) => {
  await visitOnce(page, `${app.url}/onboarding`);
  const sent = (await page.request.get(`${app.url}/chat`)).headers();
  await app.stop();
  const kept = (await visit(page, `${app.url}/chat`))?.headers() ?? {};
  const ofSafety = [
    'connection-allowlist',
    'content-security-policy',
    'cross-origin-resource-policy',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-frame-options',
  ];
  for (const name of ofSafety) expect(kept[name], name).toBe(sent[name] ?? 'nothing is sent');
  expect(kept).not.toHaveProperty('cross-origin-opener-policy');
  expect(kept).not.toHaveProperty('cross-origin-embedder-policy');
  expect(kept).not.toHaveProperty('origin-agent-cluster');
});
