import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { REPLY_DELAY_MS } from '@/domain/chat/chatMessage';
import { loadCoach } from '@/features/chat/replies/loadCoach';
import type { ManualTime } from '../../support/fakes/manualTime.ts';

const history = page.getByRole('list', { name: 'History' });
const log = page.getByRole('log', { name: 'Conversation' });

/** The parts of the chat screen, by the names that people and assistive technology meet. */
export const chat = {
  log,
  field: page.getByRole('textbox', { name: 'Message' }),
  send: page.getByRole('button', { name: 'Send', exact: true }),
  typing: page.getByRole('status').filter({ hasText: 'AI is typing' }),
  newChat: page.getByRole('button', { name: 'New Chat', exact: true }),
  clearAll: page.getByRole('button', { name: 'Clear all' }),
  entries: history.getByRole('listitem'),
  entry: (title: string) => history.getByRole('listitem').filter({ hasText: title }),
};

/** Waits until the open chat is read: its place is there before. */
export async function chatIsRead(): Promise<void> {
  await expect.poll(() => document.querySelector('section[aria-busy="false"]')).not.toBeNull();
}

/** Writes into the composer with real key events, all at one moment of the test's clock. */
export async function type(text: string): Promise<void> {
  await chatIsRead();
  await userEvent.type(chat.field, text);
}

/** Writes letter by letter, so that the typing has a speed; the clock is turned for each. */
export async function typeInTime(time: ManualTime, text: string, msPerKey = 150): Promise<void> {
  await chatIsRead();
  await userEvent.click(chat.field);
  for (const letter of text) {
    time.advance(msPerKey);
    await userEvent.keyboard(letter);
  }
}

/** Turns the clock to the moment when the reply is due; it comes a little later by itself. */
export async function replyIsDue(time: ManualTime): Promise<void> {
  // The first time in a run, this takes longer than anything that a test waits for.
  await loadCoach();
  await expect.poll(() => time.waits()).toContain(REPLY_DELAY_MS);
  time.advance(REPLY_DELAY_MS);
}

/** Sends a message and waits for its reply. */
export async function sendMessage(time: ManualTime, text: string): Promise<void> {
  await chatIsRead();
  await chat.field.fill(text);
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText(text, { exact: true })).toBeVisible();
  await replyIsDue(time);
  const said = () =>
    [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent);
  await expect.poll(said).toContainEqual(expect.stringMatching(/^Taal: \S/));
}
