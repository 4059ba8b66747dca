import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { visit } from '../fixtures/visit.ts';
import { chat, chatIsRead } from '../screens/chat.ts';
import { settles } from '../screens/layers.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens layers over one another on a phone, and closes them one at a time by `goBack`. */
export async function walkLayers(page: Page, url: string, goBack: () => Promise<unknown>) {
  await visit(page, `${url}/dashboard`);
  await button(page, 'Open menu').click();
  await dialog(page, 'Menu').getByRole('link', { name: 'AI Chat' }).click();
  await chatIsRead(page);
  await settles(page, 0);
  const length = await page.evaluate(() => history.length);

  await button(page, 'Open menu').click();
  await settles(page, 1);
  await goBack();
  await expect(dialog(page, 'Menu')).toBeHidden();
  await expect(button(page, 'Open menu')).toBeFocused();

  await button(page, 'Open menu').click();
  await settles(page, 1);
  await button(page, /^Sync status/).click();
  await settles(page, 2);
  await goBack();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Menu');
  await settles(page, 1);
  await goBack();
  await expect(dialog(page, 'Menu')).toBeHidden();

  await button(page, 'Chats').click();
  await settles(page, 1);
  await chat(page).clearAll.click();
  await settles(page, 2);
  const question = dialog(page, 'Delete all chats?');
  await goBack();
  await expect(question).toBeHidden();
  await expect(dialog(page, 'Chats')).toBeVisible();
  await settles(page, 1);
  await chat(page).clearAll.click();
  await settles(page, 2);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await settles(page, 1);
  await goBack();
  await expect(dialog(page, 'Chats')).toBeHidden();
  await settles(page, 0);

  await expect(page).toHaveURL(`${url}/chat`);
  // The two entries ahead are those of layers, which Forward does not stay at.
  expect(await page.evaluate(() => history.length)).toBe(length + 2);
  await page.goBack();
  await expect(page).toHaveURL(`${url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Dashboard' })).toBeFocused();
}
