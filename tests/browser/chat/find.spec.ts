import type { Page } from '@playwright/test';
import { seedMessages } from '../../bench/seeds/seed.ts';
import { seedSessions } from '../../bench/seeds/seedSessions.ts';
import { DESKTOP, expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { putRows, readStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitAgain } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';

const PHONE = { width: 390, height: 844 };

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search chats' });
const results = (page: Page) =>
  page.getByRole('list', { name: 'Search results' }).getByRole('listitem');

/** A long chat with one Hindi message far from its end, and a newer chat that is open. */
async function fill(page: Page, url: string): Promise<void> {
  await visit(page, `${url}/chat`);
  await seedMessages(page, 400);
  const messages = await readStore(page, 'chatMessages');
  const row = messages.find(({ position }) => position === 60);
  await putRows(page, [{ store: 'chatMessages', row: { ...row, text: 'कल हम ज़रूर फ़िल्म देखेंगे' } }]);
  await seedSessions(page, 3);
  await visitAgain(page);
}

for (const [name, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`${name}: a message in Hindi is found as it is typed, and its chat opens there`, async ({
    app,
    openContext,
  }) => {
    const page = await firstPage(await openContext({ size }));
    const { log, newChat, history } = chat(page);
    const openChats = async () => {
      if (name === 'phone') await page.getByRole('button', { name: 'Chats', exact: true }).click();
    };
    await fill(page, app.url);
    await openChats();
    await newChat.click();
    await expect(page.getByRole('heading', { level: 1, name: 'New Chat' })).toBeVisible();
    await openChats();
    await field(page).click();
    // Without the nukta, and with short vowels.
    await page.keyboard.type('जरुर फिल्म');
    await expect(results(page)).toHaveCount(1);
    await expect(results(page).locator('mark')).toHaveText(['ज़रूर', 'फ़िल्म']);
    await expect(history).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: '1 result' })).toBeVisible();
    await results(page).getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Seeded' })).toBeVisible();
    await expect(log.getByText('फ़िल्म')).toBeInViewport();
    await expect(log.getByText('Message 399:')).not.toBeInViewport();
    if (name === 'phone') await expect(page.getByRole('dialog')).toBeHidden();
    else await expect(field(page)).toHaveValue('जरुर फिल्म');
  });
}

test('what is sent meanwhile is found, and a chat by its title; Escape clears before it closes', async ({
  app,
  openContext,
}) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await fill(page, app.url);
  await sendMessage(page, 'A walk in the rain');
  await page.getByRole('button', { name: 'Chats', exact: true }).click();
  await field(page).fill('TREK');
  await expect(results(page)).toHaveCount(3);
  await expect(results(page).first().locator('mark')).toHaveText('trek');
  await field(page).fill('rain walk');
  await expect(results(page).first()).toContainText('A walk in the rain');
  await field(page).fill('chai');
  await expect(results(page)).toHaveCount(30);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(results(page)).toHaveCount(60);
  await field(page).fill('zzz');
  await expect(
    page.getByRole('status').filter({ hasText: 'Nothing found for “zzz”.' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(chat(page).history).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
