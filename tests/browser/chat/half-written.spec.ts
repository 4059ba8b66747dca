import type { BrowserContext } from '@playwright/test';
import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage, type } from '../screens/chat.ts';
import { holdScripts } from '../screens/firstScreen.ts';

const SUGGESTION = 'Help me write a first message';

async function storedTexts(page: Page): Promise<unknown[]> {
  return (await readStore(page, 'drafts')).map(({ text }) => text).sort();
}

async function sentTexts(page: Page): Promise<unknown[]> {
  const messages = await readStore(page, 'chatMessages');
  return messages.filter(({ sender }) => sender === 'user').map(({ text }) => text);
}

/** Holds a key down: the browser repeats it wherever the focus is by then. */
async function hold(page: Page, key: string): Promise<void> {
  for (let times = 0; times < 6; times += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
}

test('a suggestion stands below half-written words, and Undo takes it away again', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  const { field, log } = chat(page);
  await type(page, 'Half a thought');
  await log.getByRole('button', { name: SUGGESTION }).click();
  await expect(field).toHaveValue(`Half a thought\n${SUGGESTION}`);
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('Half a thought');
  await expect.poll(() => storedTexts(page)).toEqual(['Half a thought']);
  await field.fill('');
  await log.getByRole('button', { name: SUGGESTION }).click();
  await expect(field).toHaveValue(SUGGESTION);
  await page.keyboard.press('Enter');
  await expect.poll(() => readStore(page, 'chatMessages')).not.toHaveLength(0);
  expect((await readStore(page, 'chatMessages'))[0]).toMatchObject({ typingSpeed: 0, beats: [] });
});

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

/** How many messages of the coach are stored. */
async function answers(page: Page): Promise<number> {
  return (await readStore(page, 'chatMessages')).filter(({ sender }) => sender === 'ai').length;
}

test('two tabs that are typed into before either is alive send each its own, once', async ({
  app,
  page,
}) => {
  const tabs = [page, await page.context().newPage()] as const;
  const releases = [await holdScripts(tabs[0]), await holdScripts(tabs[1])];
  for (const tab of tabs) {
    await tab.bringToFront();
    await tab.goto(`${app.url}/chat`, { waitUntil: 'commit' });
    await chat(tab).field.click();
    await tab.keyboard.type(`From tab ${tabs.indexOf(tab)}`);
  }
  for (const release of releases) release();
  for (const tab of tabs) {
    await chatIsRead(tab);
    await expect(chat(tab).field).toHaveValue(`From tab ${tabs.indexOf(tab)}`);
    // Until the other tab's message is answered nothing is sent here either.
    await expect.poll(() => answers(page)).toBe(tabs.indexOf(tab));
    await expect(chat(tab).send).toBeEnabled();
    await chat(tab).send.click();
    await expect(chat(tab).field).toHaveValue('');
  }
  await expect.poll(() => sentTexts(page)).toHaveLength(2);
  expect((await sentTexts(page)).sort()).toEqual(['From tab 0', 'From tab 1']);
});

test('deleting a chat here takes its words along, and Undo brings them back', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  const { field, entries } = chat(page);
  await type(page, 'Half a thought');
  await entries.first().getByRole('button', { name: 'Delete chat' }).click();
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('Half a thought');
});

test('words to a match outlive a reload, each with its own match', async ({ app, page }) => {
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
