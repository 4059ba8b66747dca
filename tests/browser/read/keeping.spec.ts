import { ME, realChat, THEM } from '../../support/real-chats/realChat.ts';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
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

test('figures that cannot be kept, removed or brought back say so', async ({ app, page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('full', '');
    for (const way of ['add', 'delete'] as const) {
      const write = IDBObjectStore.prototype[way];
      IDBObjectStore.prototype[way] = function (this: IDBObjectStore, ...words: [IDBValidKey]) {
        if (this.name === 'keptReadings' && sessionStorage.getItem('full') === way) {
          throw new DOMException('Full', 'QuotaExceededError');
        }
        return Reflect.apply(write, this, words);
      };
    }
  });
  const refuse = (way: string) => page.evaluate((way) => sessionStorage.setItem('full', way), way);
  await readTheChat(page, app.url);
  const alert = (words: string) => page.getByRole('alert').filter({ hasText: words });
  const keep = page.getByRole('button', { name: 'Keep these figures' });
  await refuse('add');
  await keep.click();
  await expect(alert('The figures could not be kept.')).toBeVisible();
  await refuse('');
  await keep.click();
  await expect(page.getByText('Kept on this device.')).toBeVisible();

  await visit(page, `${app.url}/read`);
  await refuse('delete');
  const remove = page.getByRole('button', { name: /^Remove Chat 1 of / });
  await remove.click();
  await expect(alert('The figures could not be removed.')).toBeVisible();
  await expect(remove).toBeVisible();
  await refuse('add');
  await remove.click();
  await expect(page.getByText('Chat 1 was removed.')).toBeVisible();
  await expect(alert('The figures could not be removed.')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(alert('The figures could not be brought back.')).toBeVisible();
  await refuse('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remove).toBeVisible();
});
