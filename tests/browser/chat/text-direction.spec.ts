import type { Locator } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { chat, sendMessage, type } from '../screens/chat.ts';
import { openProfile } from '../screens/states.ts';

const URDU = 'آج شام چائے پر ملتے ہیں';

const isRightToLeft = (element: Locator) => expect(element).toHaveCSS('direction', 'rtl');

test('what is written from right to left stands so, in the chat and in its title', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, URDU);
  // The whole line, or it would begin at the left.
  await isRightToLeft(chat(page).log.getByText(URDU).locator('xpath=ancestor::*[@dir][1]'));
  await type(page, URDU);
  await isRightToLeft(chat(page).field);
  await isRightToLeft(chat(page).entries.first().getByText('آج شام'));
  await isRightToLeft(page.getByRole('heading', { level: 1 }));
  await page.getByRole('button', { name: /reading of this chat/ }).click();
  await isRightToLeft(page.getByRole('dialog').getByText('آج شام'));
});

test('the profile takes each of its texts by itself', async ({ app, page }) => {
  await openProfile(page, app.url);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Bio', { exact: true }).fill(URDU);
  await isRightToLeft(page.getByLabel('Bio', { exact: true }));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await isRightToLeft(page.getByRole('article').getByText(URDU));
  await expect(page.getByRole('article')).toHaveCSS('direction', 'ltr');
});
