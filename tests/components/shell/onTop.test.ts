import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import type { ObservableHealth } from '@/data/database/health';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { matches, namesOnCards } from '../screens/matches.ts';
import { openProfile, profile } from '../screens/profile.ts';
import { button, dialog, press } from '../screens/shell.ts';
import { sync } from '../screens/sync.ts';
import { lastLonger } from '../support/lastLonger.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { testServices } from '../support/testServices.ts';

const TITLE = 'No room left on this device';
const notice = page.getByText(TITLE, { exact: true });

function uppermostAt(part: Element): Element | null {
  const { left, top, width, height } = part.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** How many parts of the news can be pressed, and which of them are covered or switched off. */
function pressable() {
  const parts = [...document.querySelectorAll('[role="status"] button')].filter(
    (part) => part.getClientRects().length > 0,
  );
  const covered = parts.filter((part) => {
    const isOff = part.closest('[aria-hidden="true"], [inert]') !== null;
    return isOff || uppermostAt(part)?.closest('button') !== part;
  });
  return { count: parts.length, covered: covered.map((part) => part.outerHTML) };
}

async function expectOnTop(count: number): Promise<void> {
  await expect.poll(pressable).toEqual({ count, covered: [] });
}

/** The buttons of the uppermost dialog that the news lie over. */
function coveredInDialog(): string[] {
  const uppermost = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return [...(uppermost?.querySelectorAll('button') ?? [])]
    .filter((part) => part.closest('[role="status"]') === null)
    .filter((part) => (uppermostAt(part)?.closest('[role="status"] *') ?? null) !== null)
    .map((part) => part.outerHTML);
}

/** How long a toast with Undo stays. */
const TO_ACT_MS = 8000;

test('on a phone each toast can be pressed over what is open, which stays open', async () => {
  lastLonger(TO_ACT_MS);
  await showAt(PHONE);
  const { services, time } = testServices();
  const router = await renderScreen('/chat', services);
  await sendMessage(time, 'Hello there');
  const { clearAll, entry } = chat;
  const sheet = dialog('Chats');
  await button('Chats').click();
  await button('Delete chat').click();
  await expectOnTop(2);
  await button('Undo').click();
  await expect.element(entry('Hello there')).toBeVisible();
  await expect.element(sheet).toBeVisible();

  await clearAll.click();
  const question = dialog('Delete all chats?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(entry('Hello there')).toBeVisible();
  await clearAll.click();
  await question.getByRole('button', { name: 'Delete all' }).click();
  await expect.element(entry('Hello there')).not.toBeInTheDocument();
  await expectOnTop(2);
  // Over another dialog, over the sheet.
  await clearAll.click();
  await expect.element(question).toBeVisible();
  await expectOnTop(2);
  await button('Undo').click();
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(entry('Hello there')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();

  await router.navigate({ to: '/matches' });
  const { cards, count, filters } = matches;
  await expect.element(cards).toHaveLength(10);
  const [name = ''] = namesOnCards();
  await button(`Hide or report ${name}`).click();
  await button(`Hide ${name}`).click();
  await expect.element(count).toHaveTextContent('9 of 9');
  for (const [opener, closer] of [
    [filters, 'Close'],
    [button('Open menu'), 'Close menu'],
    [sync.pill, 'Close'],
  ] as const) {
    await opener.click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectOnTop(2);
    await button(closer).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  }
  await button('Undo').click();
  await expect.element(count).toHaveTextContent('10 of 10');
});

async function expectNoticeOverDialog(health: ObservableHealth): Promise<void> {
  await expect.element(page.getByRole('dialog').last()).toBeVisible();
  // A write that succeeds meanwhile ends the notice.
  health.update({ room: 'short' });
  await expect.element(notice).toBeVisible();
  await expectOnTop(1);
  await expect.poll(coveredInDialog).toEqual([]);
}

async function tryOver(health: ObservableHealth, opener: Locator, closer: string): Promise<void> {
  await opener.click();
  await expectNoticeOverDialog(health);
  await button(closer).last().click();
}

test('on a phone a notice can be pressed over every dialog of the chat, and covers none', async () => {
  await showAt(PHONE);
  const { services } = testServices();
  const { health } = services;
  await renderScreen('/chat', services);
  await chatIsRead();
  await button('Chats').click();
  await tryOver(health, chat.clearAll, 'Cancel');
  await expectNoticeOverDialog(health);
  await button('Close').click();
  await tryOver(health, button('Open menu'), 'Close menu');
  await tryOver(health, sync.pill, 'Close');
  await button('Open menu').click();
  await expectNoticeOverDialog(health);
  await button(`Dismiss: ${TITLE}`).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(dialog('Menu')).toBeVisible();
});

test('on a phone a notice can be pressed over every dialog of Matches, and covers none', async () => {
  await showAt(PHONE);
  const { services } = testServices();
  const { health } = services;
  await renderScreen('/matches', services);
  await expect.element(matches.cards).toHaveLength(10);
  await tryOver(health, matches.filters, 'Close');
  await tryOver(health, button(/compatible/).first(), 'Close');
  await tryOver(health, button(/^Hide or report/).first(), 'Close');
  await button(/^Chat with/)
    .first()
    .click();
  const own = page.getByRole('dialog');
  await expect.element(own.getByRole('textbox', { name: 'Message' })).toHaveFocus();
  // No keyboard takes the room: nothing waits, though somebody writes.
  await expectNoticeOverDialog(health);
});

test('on a phone a notice can be pressed over the questions of the profile, and covers none', async () => {
  await showAt(PHONE);
  const { services } = testServices();
  const { health } = services;
  await openProfile(services);
  await profile.edit.click();
  await profile.name.fill('Meera');
  await tryOver(health, profile.close, 'Keep editing');
  await profile.tab('Privacy').click();
  await press(button('Erase everything'));
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toHaveFocus();
  button('Close').element().focus();
  await expectNoticeOverDialog(health);
});

test('the first question of the profile leaves a notice its place', async () => {
  await showAt(PHONE);
  const { services } = testServices();
  const { health } = services;
  await renderScreen('/profile', services);
  await expect.element(button('Skip for Now')).toBeVisible();
  await expectNoticeOverDialog(health);
});
