import { expect, type Page, test } from '../fixtures/app.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { chat, chatIsRead, type } from '../screens/chat.ts';

/**
 * Presses Send until the message is on its way: a reply that the other tab has just asked for
 * can close it again under the finger, and the text then stays.
 */
async function pressSend(tab: Page): Promise<void> {
  const { field, send } = chat(tab);
  await expect(async () => {
    if ((await field.inputValue()) !== '') await send.click();
    await expect(field).toHaveValue('', { timeout: 500 });
  }).toPass();
}

test('two tabs that start together share one user and one session', async ({ app, page }) => {
  const other = await page.context().newPage();
  await Promise.all([visit(page, `${app.url}/chat`), visit(other, `${app.url}/chat`)]);
  await expect(chat(page).entries).toHaveCount(1);
  await expect(chat(other).entries).toHaveCount(1);
});

test('two tabs sending at the same time lose and double nothing', async ({ app, page }) => {
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) await visit(tab, `${app.url}/chat`);
  for (let round = 1; round <= 3; round += 1) {
    for (const tab of tabs) {
      await tab.bringToFront();
      await type(tab, `Round ${round} tab ${tabs.indexOf(tab)}`);
    }
    for (const tab of tabs) await expect(chat(tab).send).toBeEnabled();
    await Promise.all(tabs.map(pressSend));
    await expect
      .poll(async () => (await readStore(page, 'chatMessages')).length)
      .toBe(round * tabs.length * 2);
  }
  const messages = await readStore(page, 'chatMessages');
  const positions = messages.map((message) => Number(message.position)).sort((a, b) => a - b);
  expect(positions).toEqual(Array.from({ length: 12 }, (_, index) => index));
  const texts = messages.filter(({ sender }) => sender === 'user').map(({ text }) => text);
  expect(new Set(texts).size).toBe(6);
  expect(await readStore(page, 'userStats')).toMatchObject([{ totalMessages: 6 }]);
  await expect.poll(() => app.backend.backend.ledger.length).toBe(6);
  await expect
    .poll(async () => (await readStore(page, 'analysisHistory')).map(({ source }) => source))
    .toEqual(Array.from({ length: 6 }, () => 'backend'));
  expect(new Set(app.backend.backend.ledger.map(({ key }) => key)).size).toBe(6);
  expect(app.backend.calls.filter((call) => call === 'POST /analyze')).toHaveLength(6);
});

test('a new chat in each of two tabs at once: each keeps its own', { tag: '@release' }, async ({
  app,
  page,
}) => {
  const other = await page.context().newPage();
  const tabs = [page, other];
  for (const tab of tabs) await visit(tab, `${app.url}/chat`);
  for (const tab of tabs) await chatIsRead(tab);
  for (const tab of tabs)
    await chat(tab).field.evaluate((field) => field.setAttribute('id', 'old'));
  await Promise.all(tabs.map((tab) => chat(tab).newChat.click()));
  for (const tab of tabs) await expect(tab.locator('#old')).toHaveCount(0);
  for (const tab of tabs) await chat(tab).field.fill(`Tab ${tabs.indexOf(tab)}`);
  await Promise.all(tabs.map((tab) => chat(tab).send.click()));
  await expect.poll(async () => (await readStore(page, 'chatMessages')).length).toBe(4);
  const sent = (await readStore(page, 'chatMessages')).filter(({ sender }) => sender === 'user');
  expect(new Set(sent.map(({ sessionId }) => sessionId)).size).toBe(2);
});
