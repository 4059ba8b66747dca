import { expect, type Locator, type Page } from '@playwright/test';

/** The pause before a reply, in milliseconds. */
const REPLY_PAUSE = 1500;

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

/** Turns the page's clock past the pause before a reply, and waits until it is there. */
export async function turnToReply(page: Page): Promise<void> {
  // Not by "AI is typing", which may be over before a slow machine has looked.
  const said = page.locator('[aria-live="polite"]').filter({ hasText: /^Taal: \S/ });
  await expect(async () => {
    await page.clock.fastForward(REPLY_PAUSE);
    await expect(said).toBeAttached({ timeout: 200 });
  }).toPass();
}

/** Writes a message, sends it with Enter and turns the clock to the reply. */
export async function sendMessage(page: Page, text: string): Promise<void> {
  await type(page, text);
  await page.clock.install();
  await page.keyboard.press('Enter');
  await expect(chat(page).log.getByText(text, { exact: true })).toBeVisible();
  await turnToReply(page);
}

/** Leaves the field that is written in: on phones the header of the app comes back then. */
export async function stopWriting(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
}

/** Lets the replies to come take ten seconds: their own 1.5 may be over before a slow machine has looked. */
export function delayReplies(page: Page): Promise<void> {
  return page.evaluate(() => {
    const after = window.setTimeout;
    Object.assign(window, {
      setTimeout: (task: () => void, wait = 0) =>
        after(task, wait > 300 && wait <= 1500 ? 10_000 : wait),
    });
  });
}
