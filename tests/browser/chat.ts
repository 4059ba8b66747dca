import { expect, type Locator, type Page } from '@playwright/test';

/** The parts of the chat screen, by the names that people and assistive technology meet. */
export function chat(page: Page) {
  const history = page.getByRole('list', { name: 'History' });
  return {
    log: page.getByRole('log', { name: 'Conversation' }),
    field: page.getByRole('textbox', { name: 'Message' }),
    send: page.getByRole('button', { name: 'Send', exact: true }),
    typing: page.getByRole('status').filter({ hasText: 'AI is typing' }),
    newChat: page.getByRole('button', { name: 'New Chat', exact: true }),
    clearAll: page.getByRole('button', { name: 'Clear all' }),
    history,
    entries: history.getByRole('listitem'),
    entry: (title: string): Locator => history.getByRole('listitem').filter({ hasText: title }),
  };
}

/** Waits until the open chat is read: its place is there before, in the document itself. */
export async function chatIsRead(page: Page): Promise<void> {
  await page.locator('section[aria-busy="false"]').waitFor();
}

/** Writes into the composer with real key events. */
export async function type(page: Page, text: string): Promise<void> {
  await chatIsRead(page);
  await chat(page).field.click();
  await page.keyboard.type(text, { delay: 15 });
}

/** Writes a message, sends it with Enter and waits for the reply. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  const { log, typing } = chat(page);
  await type(page, text);
  await page.keyboard.press('Enter');
  await expect(log.getByText(text, { exact: true })).toBeVisible();
  await expect(typing).toBeVisible();
  await expect(typing).toBeHidden();
}
