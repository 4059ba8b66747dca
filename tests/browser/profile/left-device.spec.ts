import { readFile } from 'node:fs/promises';
import { har } from 'har-validator';
import { expect, type Page, test } from '../fixtures/app.ts';
import { isStored, readStore } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';
import { openProfile } from '../screens/states.ts';

const SECRET = 'My aunt lives in Kolhapur';

async function openPrivacy(page: Page, url: string) {
  await openProfile(page, url);
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'What left this device' })).toBeVisible();
  return page.getByRole('list', { name: 'Calls' }).getByRole('listitem');
}

test('each call that left is listed, reported and saved without what was written', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, SECRET);
  await expect.poll(() => app.backend.calls).toContain('POST /analyze');
  await isStored(page);
  const calls = await openPrivacy(page, app.url);
  const sent = calls.filter({ hasText: 'A message, for analysis' });
  await expect(sent).toContainText(/text, time_taken, response_time, user_id; \d+ bytes; accepted/);
  await expect(calls.filter({ hasText: 'Is the server there?' })).not.toHaveCount(0);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
    });
  });
  await page.getByRole('button', { name: 'Copy report' }).click();
  const copied = await page.evaluate(() => String(Reflect.get(window, 'copied')));
  expect(copied).toContain('POST /analyze');
  expect(copied).not.toContain(SECRET);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as HAR' }).click();
  const text = await readFile(await (await waiting).path(), 'utf8');
  await expect(har(JSON.parse(text))).resolves.toBeTruthy();
  expect(text).not.toContain(SECRET);

  await sent.getByRole('link', { name: 'Its chat' }).click();
  await expect(page.getByRole('log').getByText(SECRET)).toBeVisible();
});

test('an answer that never came is noted with the entry that waits', async ({ app, page }) => {
  app.backend.plan = () => ({ kind: 'status', status: 503 });
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello');
  const calls = await openPrivacy(page, app.url);
  await expect(calls.first()).toContainText('answered 503');
});

test('under incognito nothing leaves, and the list says so', async ({ app, page }) => {
  await openPrivacy(page, app.url);
  const incognito = page.getByRole('switch', { name: 'Incognito' });
  await incognito.click();
  await expect(incognito).toBeChecked();
  await isStored(page);
  const before = (await readStore(page, 'calls')).length;
  const asked = app.backend.calls.length;
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Between us');
  await visit(page, `${app.url}/dashboard`);
  await visit(page, `${app.url}/matches`);
  expect(await readStore(page, 'calls')).toHaveLength(before);
  expect(app.backend.calls).toHaveLength(asked);
});
