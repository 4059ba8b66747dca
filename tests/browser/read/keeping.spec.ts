import { ME, realChat, THEM } from '../../support/real-chats/realChat.ts';
import { expect, test } from '../fixtures/app.ts';
import { isStored, readStore } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { pickChat, readScreen, readTheChat } from '../screens/read.ts';

test('figures are kept without words and names, compared later, and removed again', async ({
  app,
  page,
}) => {
  await readTheChat(page, app.url);
  const alias = page.getByRole('textbox', { name: 'What do you call this chat?' });
  await alias.fill('Monsoon');
  await page.getByRole('button', { name: 'Keep these figures' }).click();
  await expect(page.getByText('Kept on this device.')).toBeVisible();
  await isStored(page);
  const rows = await readStore(page, 'keptReadings');
  expect(rows).toHaveLength(1);
  const stored = JSON.stringify(rows);
  for (const word of [ME, THEM, 'Chai', 'Kya chal raha hai']) expect(stored).not.toContain(word);

  // The same chat, longer by 80 messages.
  await visit(page, `${app.url}/read`);
  await pickChat(page, realChat(400));
  await readScreen(page).whoAreYou.getByText(ME).click();
  await page.getByRole('button', { name: 'Monsoon', exact: true }).click();
  await expect(page.getByRole('table', { name: /^Since / }).getByRole('rowheader')).toHaveCount(9);
  await expect(page.getByText('It holds 80 messages more than before.')).toBeVisible();

  await page.getByRole('button', { name: /^Remove Monsoon of / }).click();
  await expect(page.getByText('Monsoon was removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /^Remove Monsoon of / })).toBeVisible();
  await page.getByRole('button', { name: /^Remove Monsoon of / }).click();
  await isStored(page);
  expect(await readStore(page, 'keptReadings')).toHaveLength(0);
});
