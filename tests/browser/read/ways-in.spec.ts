import { realChat } from '../../support/real-chats/realChat.ts';
import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitOnce } from '../fixtures/visit.ts';
import { readScreen } from '../screens/read.ts';
import { launch, share, takeLaunches } from '../screens/system.ts';

test.use({ worker: true });

/** Shares an exported chat with Taal. */
function shareChat(page: Page, url: string, text: string): Promise<void> {
  const base64 = Buffer.from(text).toString('base64');
  const file = { field: 'chats', name: 'WhatsApp Chat.txt', type: 'text/plain', base64 } as const;
  return share(page, url, { file });
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
  const page = await firstPage(await device.open());
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
  await takeLaunches(page);
  await visit(page, `${app.url}/dashboard`);
  await launch(page, '', { name: 'WhatsApp Chat with Asha.txt', text: realChat() });
  await expect(page).toHaveURL(`${app.url}/read`);
  await expect(readScreen(page).whoAreYou).toBeVisible();
});
