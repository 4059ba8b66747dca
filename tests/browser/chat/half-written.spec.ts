import type { BrowserContext } from '@playwright/test';
import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage, type } from '../screens/chat.ts';

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

test('what is half-written in one tab is safe from another one on the same chat', async ({
  app,
  page,
}) => {
  const other = await twoTabs(page.context(), page, app.url);
  await type(page, 'Half a thought');
  await expect.poll(() => storedTexts(page)).toEqual(['Half a thought']);
  // One key in the other tab.
  await type(other, 'x');
  await expect.poll(() => storedTexts(page)).toEqual(['Half a thought', 'x']);
  await visitAgain(page);
  await expect(chat(page).field).toHaveValue('Half a thought');
  await visitAgain(other);
  await expect(chat(other).field).toHaveValue('x');

  // The same draft in both: what one sends, the other no longer offers.
  await chat(other).field.fill('');
  await expect.poll(() => storedTexts(page)).toEqual(['Half a thought']);
  await visitAgain(other);
  await expect(chat(other).field).toHaveValue('Half a thought');
  await chat(other).field.press('End');
  await other.keyboard.type(', all of it');
  await expect(chat(page).field).toHaveValue('Half a thought');
  await other.keyboard.press('Enter');
  await expect(chat(other).field).toHaveValue('');
  await expect(chat(page).field).toHaveValue('');
  await expect.poll(() => storedTexts(page)).toEqual([]);

  // Nothing is sent while the AI replies.
  await expect(
    page.locator('[aria-live="polite"]').filter({ hasText: /^Taal: \S/ }),
  ).toBeAttached();

  // A chat that goes leaves its words to the one that opens.
  await sendMessage(page, 'To be deleted');
  await type(other, 'Still being written');
  await chat(page).clearAll.click();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await expect(chat(other).entries).toHaveCount(1);
  await expect(other.getByText(/was deleted in another tab. Your words are here/)).toBeVisible();
  await expect(chat(other).field).toHaveValue('Still being written');
  await expect.poll(() => storedTexts(page)).toEqual(['Still being written']);
  await other.keyboard.press('Enter');
  await expect(other.getByText(/was deleted in another tab/)).toBeHidden();
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
