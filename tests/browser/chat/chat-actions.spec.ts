import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit, visitAgain } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';

async function choose(page: Page, title: string, name: string): Promise<void> {
  await chat(page).entry(title).getByRole('button', { name: 'Chat actions' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

async function rename(page: Page, title: string, next: string): Promise<void> {
  await choose(page, title, 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Rename this chat' });
  const field = dialog.getByRole('textbox', { name: 'Title' });
  await expect(field).toBeFocused();
  await field.fill(next);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('a chat is renamed, pinned and shared as text; another tab sees it', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: { width: 1280, height: 800 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await firstPage(context);
  await visit(page, `${app.url}/chat`);
  const { entries, entry, newChat } = chat(page);
  await sendMessage(page, 'Is a walk a good first date?');
  await newChat.click();
  await sendMessage(page, 'What do I wear?');
  await expect(entries.first()).toContainText('What do I wear?');
  const other = await context.newPage();
  await visit(other, `${app.url}/chat`);
  await page.bringToFront();

  const long = 'trek '.repeat(40).trim();
  for (const [from, typed, shown] of [
    ['Is a walk', '💕🏔️', '💕🏔️'],
    ['💕🏔️', '   ', '💕🏔️'],
    ['💕🏔️', long, long],
    [long, '  A walk ', 'A walk'],
  ] as const) {
    await rename(page, from, typed);
    await expect(entry(shown)).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  // What has a name of its own keeps it.
  await entry('A walk').getByRole('button').first().click();
  await sendMessage(page, 'And the weather?');
  await expect(page.getByRole('heading', { level: 1, name: 'A walk' })).toBeVisible();
  await entry('What do I wear?').getByRole('button').first().click();

  await entry('What do I wear?').getByRole('button', { name: 'Chat actions' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(entries.first()).toContainText('What do I wear?');
  await expect(entries.first()).toContainText('Pinned');
  await expect(entries.first().getByRole('button', { name: 'Chat actions' })).toBeFocused();
  await expect(chat(other).entries.first()).toContainText('Pinned');
  await expect(chat(other).entry('A walk')).toBeVisible();
  await visitAgain(page);
  await expect(entries.first()).toContainText('What do I wear?');
  await choose(page, 'What do I wear?', 'Unpin');
  await expect(entries.first()).toContainText('A walk');

  await choose(page, 'A walk', 'Share as text');
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(
    /^A walk\n\n.*\d{4}\n\nYou: Is a walk a good first date\?\n\nTaal: [\s\S]+\n\nYou: And the weather\?\n\nTaal: /u,
  );
});

test('in the sheet of a phone the menu closes alone, and Back closes one after the other', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: { width: 390, height: 844 }, touch: true });
  const page = await firstPage(context);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'What do I wear?');
  await page.getByRole('button', { name: 'Chats', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Chats' });
  const menu = page.getByRole('menu', { name: 'Chat actions' });
  const button = sheet.getByRole('button', { name: 'Chat actions' });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.touchscreen.tap(195, 800),
    () => page.goBack(),
  ]) {
    await button.click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(sheet).toBeVisible();
    await expect(button).toBeFocused();
  }
  await rename(page, 'What do I wear?', '🔥');
  await expect(chat(page).entry('🔥')).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: '🔥' })).toBeVisible();
});
