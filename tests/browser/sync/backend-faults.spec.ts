import type { Fault } from '../../../src/backend/faults.ts';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';
import { analysisFault } from './analysisFault.ts';

// The worker sends too, so it takes part.
test.use({ worker: true });

const html = { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };

const retried: Record<string, Fault> = {
  'a page instead of an answer': { kind: 'body', ...html },
  'status 500': { kind: 'status', status: 500 },
  'a connection dropped before the effect': { kind: 'drop' },
  'a connection dropped after the effect': { kind: 'drop-after' },
};

/** The hardest one stands for all of them before a commit. */
const DAILY = 'a connection dropped after the effect';

for (const [name, fault] of Object.entries(retried)) {
  const tag = name === DAILY ? [] : '@release';
  test(`${name}: the local result stays, the entry waits and is sent again`, { tag }, async ({
    app,
    page,
  }) => {
    app.backend.plan = analysisFault(fault);
    await visit(page, `${app.url}/chat`);
    await sendMessage(page, 'Will it arrive?');
    await expect(page.getByRole('button', { name: /^Sync status: .*1 waiting$/ })).toBeVisible();
    expect(await readStore(page, 'analysisHistory')).toMatchObject([{ source: 'device' }]);
    app.backend.plan = () => null;
    await page.getByRole('button', { name: /^Sync status/ }).click();
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('All saved, here and on the server.')).toBeVisible();
    expect(await readStore(page, 'analysisHistory')).toMatchObject([{ source: 'backend' }]);
    expect(app.backend.backend.ledger).toHaveLength(1);
  });
}

test('a refusal is parked, tells so, and does not hold up what follows', async ({ app, page }) => {
  app.backend.plan = ({ path, number }) =>
    path === '/analyze' && number < 4 ? { kind: 'status', status: 403 } : null;
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Refused');
  await expect(page.getByRole('button', { name: 'Sync status: 1 refused' })).toBeVisible();
  app.backend.plan = () => null;
  await sendMessage(page, 'Accepted');
  await expect.poll(() => app.backend.backend.ledger.length).toBe(1);
  await page.getByRole('button', { name: /^Sync status/ }).click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => app.backend.backend.ledger.length).toBe(2);
});
