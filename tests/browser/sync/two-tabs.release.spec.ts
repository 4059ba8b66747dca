import { expect, test } from '../fixtures/app.ts';
import { visit } from '../fixtures/visit.ts';
import { chat, chatIsRead } from '../screens/chat.ts';

test('a session deleted in one tab gives way in the other', async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  await chat(page).newChat.click();
  const other = await page.context().newPage();
  await visit(other, `${app.url}/chat`);
  await expect(chat(other).entries).toHaveCount(2);
  await chat(page).clearAll.click();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(chat(other).entries).toHaveCount(1);
  await chatIsRead(other);
});
