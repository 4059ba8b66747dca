import type { BrowserContext } from '@playwright/test';
import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chat, chatIsRead, type } from '../screens/chat.ts';

async function storedTexts(page: Page): Promise<unknown[]> {
  return (await readStore(page, 'drafts')).map(({ text }) => text).sort();
}

async function twoTabs(context: BrowserContext, page: Page, url: string): Promise<Page> {
  await visit(page, `${url}/chat`);
  await chatIsRead(page);
  const other = await context.newPage();
  await visit(other, `${url}/chat`);
  await chatIsRead(other);
  return other;
}

test('what was written last in a chat counts, and what one tab sends the other no longer offers', async ({
  app,
  page,
}) => {
  const other = await twoTabs(page.context(), page, app.url);
  await type(page, 'Half a thought');
  await expect.poll(() => storedTexts(page)).toEqual(['Half a thought']);
  await type(other, 'Another');
  await expect.poll(() => storedTexts(page)).toEqual(['Another']);
  await expect(chat(page).field).toHaveValue('Half a thought');
  await visitAgain(page);
  await expect(chat(page).field).toHaveValue('Another');

  // The same draft in both.
  await chat(page).field.press('End');
  await page.keyboard.type(' thought');
  await expect(chat(other).field).toHaveValue('Another thought');
  await chat(other).field.press('Enter');
  for (const tab of [page, other]) await expect(chat(tab).field).toHaveValue('');
  await expect.poll(() => storedTexts(page)).toEqual([]);
  await visitAgain(page);
  await expect(chat(page).field).toHaveValue('');
});

test('words to a match outlive a reload, each with its own match', { tag: '@release' }, async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  const opens = page.getByRole('button', { name: /^Chat with/ });
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Message' });
  await opens.first().click();
  await expect(field).toBeFocused();
  await page.keyboard.type('Would you like to');
  await visitAgain(page);
  await opens.nth(1).click();
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await opens.first().click();
  await expect(field).toHaveValue('Would you like to');
});
