import { ME, realChat } from '../../support/real-chats/realChat.ts';
import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitOnce } from '../fixtures/visit.ts';
import { pickChat, readScreen } from '../screens/read.ts';
import { share } from '../screens/system.ts';

test.use({ worker: true });

/** What the browser keeps for the app: every row of every store, every address in every cache. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('taal');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => resolve(opening.result);
    });
    const rowsOf = (store: string) =>
      new Promise<unknown>((resolve, reject) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => resolve(reading.result);
      });
    const kept: unknown[] = [];
    for (const store of database.objectStoreNames) {
      // Health checks go on, and are noted.
      if (store !== 'calls') kept.push([store, await rowsOf(store)]);
    }
    database.close();
    for (const name of await caches.keys()) {
      const cached = await (await caches.open(name)).keys();
      kept.push([name, cached.map(({ url }) => url)]);
    }
    const names = (await indexedDB.databases()).map(({ name }) => name);
    return JSON.stringify([kept, names, { ...localStorage }, { ...sessionStorage }]);
  });
}

test('while a chat is read nothing is asked of a network, and nothing is kept', async ({
  app,
  page,
}) => {
  await visitOnce(page, `${app.url}/read`);
  const before = await everythingKept(page);
  // Nothing is left that could answer, or note, a request.
  await app.stop();
  await page.context().setOffline(true);
  const asked: string[] = [];
  page.context().on('request', (request) => {
    // What the worker of this version answers from its own files reaches no network, and whether
    // there is one is asked all the time, with nothing to tell.
    if (!/\/assets\/[^/?]+\.js$|\/api\/health$/.test(request.url())) asked.push(request.url());
  });
  await pickChat(page, realChat());
  await readScreen(page).whoAreYou.getByText(ME).click();
  await expect(readScreen(page).figures.getByRole('rowheader')).toHaveCount(9);
  await page.getByRole('button', { name: 'Read another chat' }).click();
  await readScreen(page).text.fill(realChat(50));
  await readScreen(page).read.click();
  await expect(readScreen(page).whoAreYou).toBeVisible();
  expect(asked).toEqual([]);
  expect(await everythingKept(page)).toBe(before);
});

/** Shares an exported chat with Taal. */
function shareChat(page: Page, url: string, text: string): Promise<void> {
  const base64 = Buffer.from(text).toString('base64');
  const file = { field: 'chats', name: 'WhatsApp Chat.txt', type: 'text/plain', base64 } as const;
  return share(page, url, { file });
}

/** The rows of chats that were shared and not yet read. */
async function waitingChats(page: Page): Promise<unknown[]> {
  return (await readStore(page, 'keyValue')).filter(({ key }) => key === 'pendingShare');
}

test('a chat that another app shares is read with no network, and leaves nothing behind', {
  tag: '@release',
}, async ({ app, device }) => {
  const online = await device.open();
  await visitOnce(await firstPage(online), `${app.url}/chat`);
  await online.close();
  await app.stop();
  const page = await firstPage(await device.open());
  await shareChat(page, app.url, realChat());
  await expect(page).toHaveURL(`${app.url}/chat`);
  await page.getByRole('button', { name: 'Read the chat' }).click();
  await expect(page).toHaveURL(`${app.url}/read`);
  await expect(readScreen(page).whoAreYou).toBeVisible();
  expect(await waitingChats(page)).toEqual([]);
  await visit(page, `${app.url}/read`);
  await expect(readScreen(page).text).toBeVisible();
  await expect(readScreen(page).whoAreYou).toBeHidden();
});
