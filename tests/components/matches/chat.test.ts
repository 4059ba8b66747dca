import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { matches } from '../screens/matches.ts';
import { nextVisit } from '../support/nextVisit.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { type TestServices, testServices } from '../support/testServices.ts';

const dialog = page.getByRole('dialog');
const log = dialog.getByRole('log');
const field = dialog.getByRole('textbox', { name: 'Message' });
const opener = page.getByRole('button', { name: /^Chat with/ }).first();
let made: TestServices;

beforeEach(() => {
  made = testServices();
});

/** Opens the chat with the first of the matches and gives their name. */
async function openChat(): Promise<string> {
  await expect.element(matches.cards).toHaveLength(10);
  // While the dialog is open, nothing behind it has a role.
  const label = opener.element().getAttribute('aria-label') ?? '';
  await opener.click();
  await expect.element(field).toHaveFocus();
  return label.slice('Chat with '.length);
}

async function openFirst(): Promise<string> {
  await renderScreen('/matches', made.services);
  return openChat();
}

const messages = () => log.getByText(/^[\p{L} ]+:\s+\S/u).elements();

/** Who wrote each message, oldest first. */
const authors = () => messages().map(({ textContent }) => textContent.split(':')[0]);

async function say(text: string): Promise<void> {
  await userEvent.keyboard(`${text}{Enter}`);
}

test('a greeting first; blank text is not sent', async () => {
  await openFirst();
  await expect.poll(authors).toHaveLength(1);
  const kept = dialog.getByText('Kept in memory only: gone when you close Taal');
  await expect.element(kept).toBeVisible();
  await expect.element(dialog.getByText('Practice partner · made up by Taal')).toBeVisible();
  for (const blank of ['', '   ', '\n\t ']) {
    await field.fill(blank);
    await expect.element(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
  }
  expect(authors()).toHaveLength(1);
});

test('several quick messages get one reply each, between two and five seconds later', async () => {
  // Tall enough for all of them: what is out of view is not in the page.
  await showAt({ width: 390, height: 1600 });
  const { time } = made;
  const name = await openFirst();
  const typing = log.getByText(`${name} is typing`);
  await expect.element(typing).not.toBeInTheDocument();
  for (const text of ['What do you do for work?', 'And for fun?', 'Tea or coffee?']) {
    await say(text);
  }
  await expect.element(typing).toBeVisible();
  time.advance(1900);
  const sent = ['You', 'You', 'You'];
  await expect.poll(authors).toEqual([name, ...sent]);
  time.advance(3100);
  await expect.poll(authors).toEqual([name, ...sent, name, name, name]);
  await expect.element(typing).not.toBeInTheDocument();
  time.advance(20_000);
  await expect.poll(authors).toHaveLength(7);
  expect(new Set(messages().map(({ textContent }) => textContent)).size).toBe(7);
});

test('replies come after the dialog is closed, are counted on the card, and outlive navigation', async () => {
  const { time, services, database } = made;
  const name = await openFirst();
  await say('What do you do for work?');
  await say('And for fun?');
  await userEvent.keyboard('Half a thought');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  time.advance(5000);
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect.element(page.getByText('2 new')).toBeVisible();
  await expect.element(opener).toHaveAccessibleDescription('2 new');
  await openChat();
  await expect.poll(authors).toEqual([name, 'You', 'You', name, name]);
  await expect.element(field).toHaveValue('Half a thought');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('2 new')).not.toBeInTheDocument();
  await expect.poll(() => database.drafts.count()).toBe(1);
  await nextVisit('/matches', services);
  await openChat();
  await expect.poll(authors).toEqual([name]);
});

test('read marks: sent, then read; none where they are switched off', async () => {
  const { time, services } = made;
  const read = dialog.getByText('Read by Taal', { exact: true });
  const sent = dialog.getByText('Sent', { exact: true });
  await openFirst();
  await say('Good evening');
  await expect.element(sent).toHaveLength(1);
  time.advance(5000);
  await expect.element(read).toHaveLength(1);
  await expect.element(sent).toHaveLength(0);

  await nextVisit('/profile?tab=privacy', services);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  const receipts = page.getByRole('switch', { name: 'Read receipts' });
  await receipts.click();
  await expect.element(receipts).not.toBeChecked();
  await nextVisit('/matches', services);
  await openChat();
  await say('Good evening');
  await expect.poll(authors).toHaveLength(2);
  time.advance(5000);
  await expect.poll(authors).toHaveLength(3);
  await expect.element(sent).toHaveLength(0);
  await expect.element(read).toHaveLength(0);
});

test('the dialog takes the whole screen of a phone', async () => {
  await showAt(PHONE);
  await openFirst();
  const box = () => {
    const { x, y, width, height } = dialog.element().getBoundingClientRect();
    return { x, y, width, height };
  };
  await expect.poll(box).toEqual({ x: 0, y: 0, ...PHONE });
});
