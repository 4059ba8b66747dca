import { expect, type Page } from '../fixtures/app.ts';
import { receivedTexts } from '../fixtures/receivedTexts.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { isStored } from '../fixtures/storage.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';

// The worker sends too, so it takes part.
test.use({ worker: true });

const SENT = 'Analysed here, and sent for analysis.';
const KEPT = 'Analysed and kept on this device.';

const composerTop = (page: Page) =>
  chat(page).field.evaluate((field) => field.getBoundingClientRect().top);

test('the chat says what happens with a message, and keeps the next ones here when told to', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  const keep = page.getByRole('button', { name: 'Keep it here' });
  const allow = page.getByRole('button', { name: 'Allow sending' });
  await expect(page.getByText(SENT, { exact: true })).toBeVisible();
  const top = await composerTop(page);
  await keep.click();
  await expect(page.getByText(KEPT, { exact: true })).toBeVisible();
  expect(await composerTop(page)).toBe(top);
  await sendMessage(page, 'Between us');
  await visitAgain(page);
  await expect(allow).toBeVisible();
  await expect(keep).toHaveCount(0);

  await allow.click();
  await expect(page.getByText(SENT, { exact: true })).toBeVisible();
  await sendMessage(page, 'For everybody');
  await expect.poll(() => receivedTexts(app)).toEqual(['For everybody']);
});

test('what waits is held by it, and goes on when it is allowed again', async ({ app, page }) => {
  app.backend.plan = ({ path }) => (path === '/analyze' ? { kind: 'status', status: 503 } : null);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Waits');
  await page.getByRole('button', { name: 'Keep it here' }).click();
  const allow = page.getByRole('button', { name: 'Allow sending' });
  await expect(allow).toBeVisible();
  await isStored(page);
  app.backend.plan = () => null;
  await visitAgain(page);
  await page.getByRole('button', { name: 'Sync status: 1 waiting' }).click();
  await expect(page.getByText('Incognito holds 1 back.')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(receivedTexts(app)).toEqual([]);
  await allow.click();
  await expect.poll(() => receivedTexts(app)).toEqual(['Waits']);
});
