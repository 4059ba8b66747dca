import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitAgain } from '../fixtures/visit.ts';
import { chat, type } from '../screens/chat.ts';

test('each session keeps its own draft, over a reload and a crash', async ({ app, device }) => {
  const context = await device.open();
  const page = await firstPage(context);
  await visit(page, `${app.url}/chat`);
  const { field, newChat, entries } = chat(page);
  await type(page, 'Half a thought');
  await newChat.click();
  await expect(field).toHaveValue('');
  await type(page, 'Another half');
  await entries.nth(1).getByRole('button').first().click();
  await expect(field).toHaveValue('Half a thought');
  await visitAgain(page);
  await expect(field).toHaveValue('Half a thought');
  await type(page, ' and more');
  // A crash may cost the last third of a second, not more.
  await expect
    .poll(async () => (await readStore(page, 'drafts')).map(({ text }) => text))
    .toContain('Half a thought and more');
  await device.kill();
  const again = await device.open();
  const reopened = await firstPage(again);
  await visit(reopened, `${app.url}/chat`);
  await expect(chat(reopened).field).toHaveValue('Half a thought and more');
});

test('a reply that was due when the app was closed is there at the next start', async ({
  app,
  device,
}) => {
  const context = await device.open();
  const page = await firstPage(context);
  await visit(page, `${app.url}/chat`);
  await type(page, 'Closing at once');
  await page.keyboard.press('Enter');
  await expect(chat(page).typing).toBeVisible();
  await device.kill();
  const again = await device.open();
  const reopened = await firstPage(again);
  await visit(reopened, `${app.url}/chat`);
  await expect(reopened.getByText('2 messages').first()).toBeVisible();
  await expect(chat(reopened).typing).toBeHidden();
});
