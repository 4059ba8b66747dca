import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { holdStore, readStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitAgain } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage, type } from '../screens/chat.ts';

test.beforeEach(async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
});

test('the first visit makes one session; a reload keeps it', async ({ page }) => {
  const { entries } = chat(page);
  await expect(entries).toHaveCount(1);
  await visitAgain(page);
  await expect(entries).toHaveCount(1);
});

test('sessions are made, selected and deleted; the last one is replaced', async ({ page }) => {
  const { entries, entry, log, newChat, history } = chat(page);
  await sendMessage(page, 'About the trek to Rajmachi on Sunday morning');
  await expect(entry('About the trek to Rajmachi on…')).toContainText('2 messages');
  await newChat.click();
  await expect(entries).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1, name: 'New Chat' })).toBeVisible();
  await sendMessage(page, 'Second one');
  await entry('About the trek').getByRole('button').first().click();
  await expect(log.getByText('About the trek to Rajmachi on Sunday morning')).toBeVisible();
  await visitAgain(page);
  await expect(log.getByText('About the trek to Rajmachi on Sunday morning')).toBeVisible();

  await entry('About the trek').getByRole('button', { name: 'Delete chat' }).click();
  await expect(entries).toHaveCount(1);
  await expect(log.getByText('Second one')).toBeVisible();
  await entry('Second one').getByRole('button', { name: 'Delete chat' }).click();
  await expect(history.getByText('New Chat')).toBeVisible();
  await expect(entries).toHaveCount(1);
});

test('Clear all leaves one new session', async ({ page }) => {
  const { entries, clearAll, newChat, log } = chat(page);
  await sendMessage(page, 'To be cleared');
  await newChat.click();
  await expect(entries).toHaveCount(2);
  await newChat.click();
  await expect(entries).toHaveCount(3);
  await clearAll.click();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(entries).toHaveCount(1);
  await expect(log.getByText('To be cleared')).toBeHidden();
  await visitAgain(page);
  await expect(entries).toHaveCount(1);
});

test('what is typed right after New Chat belongs to it, however long storing it takes', async ({
  page,
}) => {
  const { entries, entry, field, log, newChat } = chat(page);
  await sendMessage(page, 'The first chat');
  const release = await holdStore(page, 'chatSessions');
  await newChat.click();
  await field.click();
  await page.keyboard.type('Typed ');
  // A second tap changes nothing.
  await newChat.click();
  await field.click();
  await page.keyboard.type('at once');
  await page.keyboard.press('Enter');
  await release();
  await expect(log.getByText('Typed at once', { exact: true })).toBeVisible();
  await expect(entries).toHaveCount(2);
  await entry('The first chat').getByRole('button').first().click();
  await expect(field).toHaveValue('');
});

test('a new chat that cannot be stored leaves the one before, with what was typed', async ({
  page,
}) => {
  const { field, log, newChat } = chat(page);
  await sendMessage(page, 'The first chat');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
  await newChat.click();
  await expect(page.getByText('A new chat could not be started')).toBeVisible();
  await expect(log.getByText('The first chat', { exact: true })).toBeVisible();
  await type(page, 'Still here');
  await expect(field).toHaveValue('Still here');
});

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

test('the sidebar is a sheet on small screens', async ({ app, openContext }) => {
  const context = await openContext({ size: { width: 390, height: 844 } });
  const page = await firstPage(context);
  await visit(page, `${app.url}/chat`);
  const { newChat, entries } = chat(page);
  await expect(newChat).toBeHidden();
  await page.getByRole('button', { name: 'Chats', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Stats' })).toBeVisible();
  await newChat.click();
  await expect(newChat).toBeHidden();
  await page.getByRole('button', { name: 'Chats', exact: true }).click();
  await expect(entries).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Chats', exact: true })).toBeFocused();
});
