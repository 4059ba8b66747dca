import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { chat, chatIsRead } from '../screens/chat.ts';

const SUGGESTION = 'Help me write a first message';

async function sentTexts(page: Page): Promise<unknown[]> {
  const messages = await readStore(page, 'chatMessages');
  return messages.filter(({ sender }) => sender === 'user').map(({ text }) => text);
}

/** Holds a key down: the browser repeats it wherever the focus is by then. */
async function hold(page: Page, key: string): Promise<void> {
  for (let times = 0; times < 6; times += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

test('Enter that is held down on a control sends, saves and adds nothing where the focus goes', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  const { field, log } = chat(page);
  await log.getByRole('button', { name: SUGGESTION }).focus();
  await hold(page, 'Enter');
  await expect(field).toHaveValue(SUGGESTION);
  await expect(field).toBeFocused();
  await page.keyboard.press('End');
  await hold(page, 'Enter');
  await expect(field).toHaveValue('');
  await expect.poll(() => sentTexts(page)).toEqual([SUGGESTION]);

  await visit(page, `${app.url}/matches`);
  const open = page.getByRole('button', { name: /^Chat with/ }).first();
  await open.click();
  const dialog = page.getByRole('dialog');
  const words = dialog.getByRole('textbox', { name: 'Message' });
  await words.fill('Not yet');
  await page.keyboard.press('Escape');
  await open.focus();
  await hold(page, 'Enter');
  await expect(words).toBeFocused();
  await expect(words).toHaveValue('Not yet');

  await visit(page, `${app.url}/profile`);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.getByRole('button', { name: 'Edit profile' }).focus();
  await hold(page, 'Enter');
  const interest = page.getByRole('combobox', { name: 'New interest' });
  await interest.fill('नृत्य');
  // Safari ends the composition first and then reports the key with the code 229.
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    await interest.dispatchEvent('keydown', { key: 'Enter', ...init });
  }
  await expect(interest).toHaveValue('नृत्य');
  await interest.press('Enter');
  await expect(interest).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Remove नृत्य' })).toBeVisible();
});
