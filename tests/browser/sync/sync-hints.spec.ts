import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit, visitOnce } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';
import { openProfile } from '../screens/states.ts';

test.use({ worker: true });

test('a captive portal is no backend, and what waits stays', async ({ app, page }) => {
  const portal = '<!doctype html><title>Sign in</title>';
  app.backend.plan = () => ({ kind: 'body', contentType: 'text/html', body: portal });
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Behind a portal');
  const pill = page.getByRole('button', { name: /^Sync status/ });
  await expect(pill).toHaveAccessibleName(/^Sync status: .*1 waiting$/);
  expect(app.backend.calls).not.toContain('POST /analyze');
  app.backend.plan = () => null;
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(pill).toHaveAccessibleName('Sync status: All saved');
});

test('keeps what waits although the browser believes to be online', { tag: '@release' }, async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true });
  });
  await visitOnce(page, `${app.url}/chat`);
  await app.stop();
  await sendMessage(page, 'No server at all');
  const pill = page.getByRole('button', { name: /^Sync status/ });
  await expect(pill).toHaveAccessibleName(/^Sync status: .*1 waiting$/);
  await app.start();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(pill).toHaveAccessibleName('Sync status: All saved');
  expect(app.backend.backend.ledger).toHaveLength(1);
});

test('under incognito not even a check leaves the device; off releases the queue', async ({
  app,
  page,
}) => {
  app.backend.plan = ({ path }) => (path === '/analyze' ? { kind: 'status', status: 503 } : null);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Before incognito');
  await openProfile(page, app.url);
  await page.getByRole('tab', { name: 'Privacy' }).click();
  const incognito = page.getByRole('switch', { name: 'Incognito' });
  await incognito.click();
  await expect(incognito).toBeChecked();
  app.backend.plan = () => null;
  await visit(page, `${app.url}/chat`);
  const before = app.backend.calls.length;
  await page.evaluate(() => {
    for (const hint of ['online', 'focus', 'pageshow']) dispatchEvent(new Event(hint));
  });
  await sendMessage(page, 'For me alone');
  expect(app.backend.calls).toHaveLength(before);
  await page.getByRole('button', { name: /^Sync status/ }).click();
  await expect(page.getByText('All saved on this device. Incognito holds 1 back.')).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Reachable', { exact: true })).toBeVisible();
  expect(app.backend.calls.slice(before)).toEqual(['GET /health']);
  await visit(page, `${app.url}/profile?tab=privacy`);
  await incognito.click();
  await expect.poll(() => app.backend.backend.ledger.length).toBe(1);
  expect(app.backend.backend.ledger).toMatchObject([{ body: { text: 'Before incognito' } }]);
});

test('a tab takes over from one that is gone, although nothing tells it to', {
  tag: '@release',
}, async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  const other = await page.context().newPage();
  await visit(other, `${app.url}/chat`);
  await expect(other.getByRole('button', { name: 'Sync status: All saved' })).toBeVisible();
  app.backend.plan = ({ path }) => (path === '/analyze' ? { kind: 'stall' } : null);
  await page.bringToFront();
  await sendMessage(page, 'Whoever is left sends this');
  await expect.poll(() => app.backend.calls).toContain('POST /analyze');
  app.backend.plan = () => null;
  await page.close();
  await expect.poll(() => app.backend.backend.ledger.length, { timeout: 30_000 }).toBe(1);
});
