import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { receivedTexts } from '../fixtures/receivedTexts.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';

// The worker sends too, so it takes part.
test.use({ worker: true });

const SECRET = 'My aunt lives in Pune';

function panel(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Sync status' });
  return {
    dialog,
    pill: page.getByRole('button', { name: /^Sync status/ }),
    checkNow: dialog.getByRole('button', { name: 'Check now' }),
    retry: dialog.getByRole('button', { name: 'Retry', exact: true }),
    discard: dialog.getByRole('button', { name: 'Discard' }),
    testers: dialog.getByText('For testers'),
    copy: dialog.getByRole('button', { name: 'Copy report' }),
  };
}

test('tells what waits, and sends it when told to look again', async ({ app, page }) => {
  app.backend.plan = () => ({ kind: 'status', status: 503 });
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, SECRET);
  const { pill, dialog, checkNow } = panel(page);
  await pill.click();
  await expect(dialog.getByText('All saved on this device. 1 waiting to be sent.')).toBeVisible();
  await expect(dialog.getByText('None yet')).toBeVisible();
  app.backend.plan = () => null;
  await checkNow.click();
  await expect(dialog.getByText('All saved, here and on the server.')).toBeVisible();
  await expect(dialog.getByText(/^Today, /)).toBeVisible();

  // What was sent in an earlier visit, or by the worker, is told too.
  app.backend.plan = () => ({ kind: 'status', status: 503 });
  await visitAgain(page);
  await pill.click();
  await expect(dialog.getByText('Not reachable')).toBeVisible();
  await expect(dialog.getByText(/^Today, /)).toBeVisible();
});

test('a Retry-After of a year is an hour, and none for a person who comes back or writes', async ({
  app,
  page,
}) => {
  const refusesForAYear = () => {
    const before = app.backend.calls.length;
    app.backend.plan = ({ path }) =>
      path === '/analyze' ? { kind: 'status', status: 429, retryAfter: '31536000' } : null;
    return expect.poll(() => app.backend.calls.slice(before)).toContain('POST /analyze');
  };
  const received = () => receivedTexts(app);
  const { pill, dialog, testers } = panel(page);
  await visit(page, `${app.url}/chat`);
  await Promise.all([refusesForAYear(), sendMessage(page, 'One')]);
  app.backend.plan = () => null;
  await pill.click();
  await testers.click();
  await expect(dialog.getByText('in 59 min')).toBeVisible();
  // Asked once: the message alone is no reason to ask again before the hour is over.
  expect(app.backend.calls.filter((call) => call === 'POST /analyze')).toHaveLength(1);
  expect(received()).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(received).toEqual(['One']);
  await page.keyboard.press('Escape');

  await Promise.all([refusesForAYear(), sendMessage(page, 'Two')]);
  app.backend.plan = () => null;
  await visitAgain(page);
  await expect.poll(received).toEqual(['One', 'Two']);

  await Promise.all([refusesForAYear(), sendMessage(page, 'Three')]);
  app.backend.plan = () => null;
  await sendMessage(page, 'Four');
  await expect.poll(received).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('a refused entry names its reason; it can be retried or discarded', async ({ app, page }) => {
  app.backend.plan = ({ path }) => (path === '/analyze' ? { kind: 'status', status: 403 } : null);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'First');
  await sendMessage(page, 'Second');
  const { pill, dialog, retry, discard } = panel(page);
  await expect(pill).toHaveAccessibleName('Sync status: 2 refused');
  await pill.click();
  await expect(dialog.getByText('The server answered 403.')).toHaveCount(2);
  await discard.first().click();
  await expect(discard).toHaveCount(1);
  app.backend.plan = () => null;
  await retry.click();
  await expect(dialog.getByText('All saved, here and on the server.')).toBeVisible();
  expect(app.backend.backend.ledger).toMatchObject([{ body: { text: 'Second' } }]);
  expect(await readStore(page, 'chatMessages')).toHaveLength(4);
});

test('tells testers all they ask for, and nothing that a person wrote', async ({ app, page }) => {
  app.backend.plan = ({ path }) => (path === '/analyze' ? { kind: 'status', status: 500 } : null);
  await visit(page, `${app.url}/chat`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await sendMessage(page, SECRET);
  const { pill, dialog, testers, copy } = panel(page);
  await pill.click();
  await testers.click();
  const values = () => dialog.getByRole('definition').allTextContents();
  const facts = async () => {
    const terms = await dialog.getByRole('term').allTextContents();
    const found = await values();
    return Object.fromEntries(terms.map((term, index) => [term, found[index] ?? '']));
  };
  await expect.poll(async () => (await facts())['Service worker']).toBe('activated');
  const known = await facts();
  expect(known).toMatchObject({
    'Worker version': known['App version'],
    'Precached files': expect.stringMatching(/^\d{2,}$/),
    'Storage used': expect.stringMatching(/ MB$/),
    'Storage persisted': expect.stringMatching(/^(yes|no)$/),
    'Lock holder': expect.any(String),
    'Damaged rows set aside': '0',
    Kind: 'analyze',
    'Last answer': 'answered 500',
  });
  await expect(dialog).not.toContainText(SECRET);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await expect(dialog.getByText('Copied. It holds no message text.')).toBeInViewport();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('1. analyze, state: ');
  expect(report).toContain('last answer: answered 500');
  expect(report).not.toContain('aunt');
  expect(report).not.toContain('user_');
});

test('shows the report where the clipboard is closed', async ({ app, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await visit(page, `${app.url}/dashboard`);
  const { pill, testers, copy, dialog } = panel(page);
  await pill.click();
  await testers.click();
  await copy.click();
  const field = dialog.getByRole('textbox', { name: 'Report' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^Taal sync report/);
  const selected = await field.evaluate(
    (area) => area instanceof HTMLTextAreaElement && area.selectionEnd - area.selectionStart,
  );
  expect(selected).toBeGreaterThan(100);
});
