import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
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
