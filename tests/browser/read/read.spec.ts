import { ME, realChat, THEM } from '../../support/real-chats/realChat.ts';
import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit, visitOnce } from '../fixtures/visit.ts';
import { chat } from '../screens/chat.ts';
import { pickChat, readScreen, readTheChat } from '../screens/read.ts';

test.use({ worker: true });

const ROWS = [
  'Share of messages',
  'Median time to answer',
  'Starts',
  'Sent twice',
  'Words a message',
  'Questions per 100',
  'Emoji per 100',
  'Longest silence',
  'At night',
];

async function hasNineFigures(page: Page): Promise<void> {
  const { figures } = readScreen(page);
  await expect(figures).toBeVisible();
  await expect(figures.getByRole('rowheader')).toHaveText(ROWS);
}

test('a file is read, and each figure says what it is', async ({ app, page }) => {
  await readTheChat(page, app.url);
  const { reading, figures } = readScreen(page);
  await expect(reading).toContainText(/Of 320 messages you wrote \d+%/);
  await hasNineFigures(page);
  await expect(figures.getByRole('columnheader').last()).toHaveText(THEM);
  await figures.getByRole('button', { name: 'At night' }).click();
  await expect(figures).toContainText('from 23:00 until 05:00');
  const starts = figures.getByRole('row', { name: /^Starts/ });
  const before = await starts.innerText();
  await page.getByRole('combobox', { name: 'A silence is longer than' }).selectOption('1 h');
  await expect(starts).not.toHaveText(before);
});

test('a text is pasted, and stays where it is refused', async ({ app, page }) => {
  await visit(page, `${app.url}/read`);
  const { text, read, refusal, whoAreYou } = readScreen(page);
  await text.fill('Just a thought');
  await read.click();
  await expect(refusal).toContainText('None of its lines is a message');
  await expect(text).toHaveValue('Just a thought');
  await text.fill('Asha: Hi!\nRavi: Hello, how are you?\nAsha: Fine');
  await read.click();
  await whoAreYou.getByText('Ravi').click();
  await expect(page.getByText('This export has no times')).toBeVisible();
  await hasNineFigures(page);
  await page.getByRole('button', { name: 'Read another chat' }).click();
  await expect(text).toHaveValue('');
});

test('it asks which date is first where the chat does not tell', async ({ app, page }) => {
  await visit(page, `${app.url}/read`);
  await pickChat(page, '03/04/26, 9:05 pm - Asha: Hi\n03/04/26, 9:06 pm - Ravi: Hello\n');
  await readScreen(page).whichDate.getByText('Month first').click();
  await readScreen(page).whoAreYou.getByText('Asha').click();
  await page.getByText('The beats as a table').click();
  await expect(page.getByRole('table', { name: 'The beats as a table' })).toContainText(/Mar/);
});

test('a reading can be cancelled, and the next file is read', async ({ app, page }) => {
  await visit(page, `${app.url}/read`);
  const { progress, cancel, whoAreYou } = readScreen(page);
  await pickChat(page, realChat(150_000));
  await expect(progress).toBeVisible();
  await cancel.click();
  await expect(progress).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await pickChat(page, realChat());
  await expect(whoAreYou).toBeVisible();
});

test('a file can be dropped anywhere on the page; of several it says that one is read', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/read`);
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    for (const name of ['chat.txt', 'other.txt']) {
      dataTransfer.items.add(new File([text], name, { type: 'text/plain' }));
    }
    document
      .querySelector('h1')
      ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, realChat());
  await expect(readScreen(page).whoAreYou).toBeVisible();
  await expect(page.getByText(/^One other file came with this one/)).toBeVisible();
});

test('of one person, and of a group, it says what it can do', async ({ app, page }) => {
  await visit(page, `${app.url}/read`);
  await pickChat(page, realChat(20, [ME]));
  await expect(page.getByText(/^Only .* writes in this chat/)).toBeVisible();
  await page.getByRole('button', { name: 'Read another chat' }).click();
  const people = Array.from({ length: 40 }, (_, index) => `Person ${index + 1}`);
  await pickChat(page, realChat(2000, people));
  await expect(page.getByText(/^A group of 40/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all 40 names' }).click();
  await readScreen(page).whoAreYou.getByRole('radio', { name: 'Person 40', exact: true }).check();
  const about = page.getByRole('radiogroup', { name: 'Whom is it about?' });
  await about.getByRole('radio').first().check();
  await hasNineFigures(page);
});

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
    // What the worker of this version answers from its own files reaches no network.
    if (!/\/assets\/[^/?]+\.js$/.test(request.url())) asked.push(request.url());
  });
  await pickChat(page, realChat());
  await readScreen(page).whoAreYou.getByText(ME).click();
  await hasNineFigures(page);
  await page.getByRole('button', { name: 'Read another chat' }).click();
  await readScreen(page).text.fill(realChat(50));
  await readScreen(page).read.click();
  await expect(readScreen(page).whoAreYou).toBeVisible();
  expect(asked).toEqual([]);
  expect(await everythingKept(page)).toBe(before);
});

test('the coach gets a question and no word of the chat', async ({ app, page }) => {
  await readTheChat(page, app.url);
  const question = await page.getByText(/^“.*\?.*”$/).innerText();
  await page.getByRole('button', { name: 'Ask the coach about it' }).click();
  await expect(page).toHaveURL(`${app.url}/chat`);
  await expect(chat(page).field).toHaveValue(question.slice(1, -1));
});

test('the chat and the dashboard lead to it', async ({ app, page }) => {
  for (const [path, name] of [
    ['/chat', 'Read a real chat'],
    ['/chat', 'Or read a chat from another app'],
    ['/dashboard', 'Read a real chat'],
  ] as const) {
    await visit(page, app.url + path);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${app.url}/read`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read a real chat');
  }
});
