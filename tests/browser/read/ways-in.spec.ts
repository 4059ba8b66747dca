import { realChat } from '../../support/real-chats/realChat.ts';
import { expect, type Page, test } from '../fixtures/app.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitOnce } from '../fixtures/visit.ts';
import { readScreen } from '../screens/read.ts';

/** Posts a chat to the worker as the browser does for another app: a navigation with a body. */
async function shareChat(page: Page, url: string, text: string): Promise<void> {
  await page.evaluate(
    ({ action, content }) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      const field = document.createElement('input');
      Object.assign(field, { name: 'chats', type: 'file' });
      const files = new DataTransfer();
      files.items.add(new File([content], 'WhatsApp Chat.txt', { type: 'text/plain' }));
      field.files = files.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    { action: `${url}/share`, content: text },
  );
}

/** The rows of chats that were shared and not yet read. */
async function waitingChats(page: Page): Promise<unknown[]> {
  return (await readStore(page, 'keyValue')).filter(({ key }) => key === 'sharedChat');
}

test('a chat that another app shares is read with no network, and leaves nothing behind', async ({
  app,
  device,
}) => {
  const online = await device.open();
  await visitOnce(await firstPage(online), `${app.url}/chat`);
  await online.close();
  await app.stop();
  // Every tab is closed; the system opens one with the share.
  const page = await firstPage(await device.open());
  await visit(page, `${app.url}/dashboard`);
  await shareChat(page, app.url, realChat());
  await expect(page).toHaveURL(`${app.url}/read`);
  await expect(readScreen(page).whoAreYou).toBeVisible();
  expect(await waitingChats(page)).toEqual([]);
  await visit(page, `${app.url}/read`);
  await expect(readScreen(page).text).toBeVisible();
  await expect(readScreen(page).whoAreYou).toBeHidden();
});

test('a shared file that is no chat is refused in words, and leaves nothing behind', async ({
  app,
  page,
}) => {
  await visitOnce(page, `${app.url}/chat`);
  await shareChat(page, app.url, 'Just a shopping list\nrice\ndal');
  await expect(page).toHaveURL(`${app.url}/read`);
  await expect(readScreen(page).refusal).toContainText('None of its lines is a message');
  expect(await waitingChats(page)).toEqual([]);
});

test('a chat that the system opens with Taal is read', async ({ app, page }) => {
  await page.addInitScript(() => {
    const setConsumer = (consume: Window['consume']) => Object.assign(window, { consume });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  await visit(page, `${app.url}/dashboard`);
  await page.waitForFunction(() => 'consume' in window);
  await page.evaluate(async (text) => {
    const folder = await navigator.storage.getDirectory();
    const handle = await folder.getFileHandle('WhatsApp Chat with Asha.txt', { create: true });
    const writing = await handle.createWritable();
    await writing.write(text);
    await writing.close();
    window.consume?.({ targetURL: '', files: [handle] });
  }, realChat());
  await expect(page).toHaveURL(`${app.url}/read`);
  await expect(readScreen(page).whoAreYou).toBeVisible();
});
