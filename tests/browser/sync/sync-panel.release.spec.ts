import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';

// The worker sends too, so it takes part.
test.use({ worker: true });

const SECRET = 'My aunt lives in Pune';

function panel(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Sync status' });
  return {
    dialog,
    pill: page.getByRole('button', { name: /^Sync status/ }),
    testers: dialog.getByText('For testers'),
    copy: dialog.getByRole('button', { name: 'Copy report' }),
  };
}

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
