import { readFile } from 'node:fs/promises';
import { har } from 'har-validator';
import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { isStored, putRows, readStore } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';
import { openProfile } from '../screens/states.ts';

// The worker sends too, so it takes part.
test.use({ worker: true });

const SECRET = 'My aunt lives in Kolhapur';

async function openPrivacy(page: Page, url: string) {
  await openProfile(page, url);
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'What left this device' })).toBeVisible();
  return page.getByRole('list', { name: 'Calls' }).getByRole('listitem');
}

/** The text of the file that a button saves. */
async function savedHar(page: Page, button: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFile(await (await waiting).path(), 'utf8');
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

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect(page.getByText('Copied, without any message')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('POST /analyze');
  expect(copied).not.toContain(SECRET);

  const text = await savedHar(page, 'Save as HAR');
  await expect(har(JSON.parse(text))).resolves.toBeTruthy();
  expect(text).not.toContain(SECRET);
});

test('what was written goes into the file only once a person has agreed twice', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, SECRET);
  await expect.poll(() => app.backend.calls).toContain('POST /analyze');
  await openPrivacy(page, app.url);
  const ask = page.getByRole('button', { name: 'Save with message texts…' });
  const dialog = page.getByRole('dialog', { name: 'Save what you wrote, too?' });
  await ask.click();
  await expect(dialog).toContainText('every word of one message');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await savedHar(page, 'Save as HAR')).not.toContain(SECRET);
  await ask.click();
  const text = await savedHar(page, 'Save with texts');
  expect(text).toContain(SECRET);
  await expect(har(JSON.parse(text))).resolves.toBeTruthy();
});

test('a call leads to its very message, for as long as there is one', async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  await page.setViewportSize({ width: 1280, height: 480 });
  await sendMessage(page, SECRET);
  for (const text of ['And then?', 'And after that?']) await sendMessage(page, text);
  const { log, newChat, entry } = chat(page);
  await expect(log.getByText(SECRET)).not.toBeInViewport();
  await newChat.click();
  await sendMessage(page, 'Something else');
  const calls = await openPrivacy(page, app.url);
  const sent = calls.filter({ hasText: 'A message, for analysis' });
  const link = sent.last().getByRole('link', { name: 'Show the message' });
  await link.click();
  await expect(log.getByText(SECRET)).toBeInViewport();
  await expect(page).toHaveURL(/\/chat$/);

  await entry('Something else').getByRole('button', { name: 'Delete' }).click();
  await expect(entry('Something else')).toHaveCount(0);
  await openPrivacy(page, app.url);
  await expect(sent.first()).toContainText('The message is no longer here');
  await expect(link).toBeVisible();
});

test('a damaged row of the list is set aside, and the others are there', async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, SECRET);
  await expect.poll(() => app.backend.calls).toContain('POST /analyze');
  await isStored(page);
  await putRows(page, [{ store: 'calls', row: { path: '/analyze', bytes: 'many' } }]);
  const calls = await openPrivacy(page, app.url);
  await expect(calls.filter({ hasText: 'A message, for analysis' })).toHaveCount(1);
  const aside = async () => (await readStore(page, 'damagedRows')).map(({ store }) => store);
  await expect.poll(aside).toEqual(['calls']);
});

test('an answer that never came is noted with the entry that waits', async ({ app, page }) => {
  app.backend.plan = () => ({ kind: 'status', status: 503 });
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello');
  const calls = await openPrivacy(page, app.url);
  await expect(calls.first()).toContainText('answered 503');
});
