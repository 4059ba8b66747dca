import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ME, realChat, THEM } from '../../support/real-chats/realChat.ts';
import { pickChat, readScreen } from '../screens/read.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const keep = button('Keep these figures');
const kept = page.getByText('Kept on this device.');

async function readTheChat(messages?: number): Promise<void> {
  await pickChat(realChat(messages));
  await readScreen.whoAreYou.getByText(ME).click();
  await expect.element(readScreen.figures).toBeVisible();
}

test('figures are kept without words and names, compared later, and removed again', async () => {
  const { services, database, time } = testServices();
  await renderScreen('/read', services);
  await readTheChat();
  await page.getByRole('textbox', { name: 'What do you call this chat?' }).fill('Monsoon');
  await keep.click();
  await expect.element(kept).toBeVisible();
  const rows = await database.keptReadings.toArray();
  expect(rows).toHaveLength(1);
  const stored = JSON.stringify(rows);
  for (const word of [ME, THEM, 'Chai', 'Kya chal raha hai']) expect(stored).not.toContain(word);

  // The same chat, later, and longer by 80 messages.
  time.advance(60_000);
  await button('Read another chat').click();
  await readTheChat(400);
  await page.getByRole('button', { name: 'Monsoon', exact: true }).click();
  const since = page.getByRole('table', { name: /^Since / });
  await expect.element(since.getByRole('rowheader')).toHaveLength(9);
  await expect.element(page.getByText('It holds 80 messages more than before.')).toBeVisible();

  const remove = button(/^Remove Monsoon of /);
  await remove.click();
  await expect.element(page.getByText('Monsoon was removed.')).toBeVisible();
  await button('Undo').click();
  await expect.element(remove).toBeVisible();
  await remove.click();
  await expect.poll(() => database.keptReadings.count()).toBe(0);
});

test('figures that cannot be kept, removed or brought back say so', async () => {
  const { services } = testServices();
  let refused: 'add' | 'delete' | null = null;
  for (const way of ['add', 'delete'] as const) {
    const write = IDBObjectStore.prototype[way];
    vi.spyOn(IDBObjectStore.prototype, way).mockImplementation(function (
      this: IDBObjectStore,
      ...words: [IDBValidKey]
    ) {
      if (this.name === 'keptReadings' && refused === way) {
        throw new DOMException('Full', 'QuotaExceededError');
      }
      return Reflect.apply(write, this, words);
    });
  }
  await renderScreen('/read', services);
  await readTheChat();
  const alert = (words: string) => page.getByRole('alert').filter({ hasText: words });
  refused = 'add';
  await keep.click();
  await expect.element(alert('The figures could not be kept.')).toBeVisible();
  refused = null;
  await keep.click();
  await expect.element(kept).toBeVisible();

  refused = 'delete';
  const remove = button(/^Remove Chat 1 of /);
  await remove.click();
  await expect.element(alert('The figures could not be removed.')).toBeVisible();
  await expect.element(remove).toBeVisible();
  refused = 'add';
  await remove.click();
  await expect.element(page.getByText('Chat 1 was removed.')).toBeVisible();
  await expect.element(alert('The figures could not be removed.')).not.toBeInTheDocument();
  await button('Undo').click();
  await expect.element(alert('The figures could not be brought back.')).toBeVisible();
  refused = null;
  await button('Undo').click();
  await expect.element(remove).toBeVisible();
});
