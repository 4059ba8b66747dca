import type { Locator } from '@playwright/test';
import { expect, type Page } from '../fixtures/app.ts';
import { fillOutbox } from '../fixtures/fillOutbox.ts';
import { album, pick, plain } from '../fixtures/photoFiles.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit, visitAgain } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { matches } from '../screens/matchCards.ts';
import { openProfile } from '../screens/states.ts';

const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Presses a control by the keyboard, as often as it takes to be there. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await expect(control).toBeFocused();
  await control.page().keyboard.press('Enter');
}

/** The focus is on something that is on the screen, and stays there. */
async function expectFocusKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && (activeElement?.getClientRects().length ?? 0) > 0;
    });
  await expect.poll(isKept).toBe(true);
}

test('matches: chips, Reset Filters, hiding and Undo hand the focus on', async ({ app, page }) => {
  await visit(page, `${app.url}/matches?distance=40&ageFrom=20&ageTo=45&profession=a`);
  const { cards, count, reset, search } = matches(page);
  await expect(count).toBeVisible();
  const chips = page.getByRole('main').getByRole('button', { name: /^Remove / });
  await expect(chips).toHaveCount(3);
  const named = await chips.evaluateAll((all) => all.map((chip) => chip.ariaLabel ?? ''));
  await press(chips.nth(1));
  await expect(button(page, named[2] ?? '')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, named[0] ?? '')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(button(page, 'Liked')).toBeFocused();

  await search.fill('nobody is called so');
  await press(reset);
  await expect(count).toHaveText('10 of 10');
  await expectFocusKept(page);
  const isInGrid = () =>
    page.evaluate(() => document.activeElement?.closest('[aria-label="Matches"]') !== null);
  await expect.poll(isInGrid).toBe(true);
  await search.fill('a');
  await press(button(page, 'Clear search'));
  await expect(search).toBeFocused();

  await expect(cards).toHaveCount(10);
  const names = await cards.evaluateAll((all) => all.map((card) => card.ariaLabel ?? ''));
  const [first = '', second = ''] = names;
  await press(button(page, `Hide or report ${first}`));
  await press(button(page, `Hide ${first}`));
  await expect(cards).toHaveCount(9);
  await expect(button(page, `Hide or report ${second}`)).toBeFocused();
  await press(button(page, 'Undo'));
  await expect(cards).toHaveCount(10);
  const focusedCard = page.getByRole('article', { name: first, exact: true }).locator(':focus');
  await expect(focusedCard).toBeVisible();
  await press(button(page, `Hide or report ${first}`));
  await press(button(page, `Hide ${first}`));
  await expect(button(page, `Hide or report ${second}`)).toBeFocused();
  await press(button(page, 'Dismiss'));
  await expect(button(page, `Hide or report ${second}`)).toBeFocused();

  await openProfile(page, app.url);
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await press(button(page, `Bring ${first} back`));
  await expect(page.getByRole('heading', { name: 'Hidden people' })).toBeHidden();
  await expectFocusKept(page);
});

test('the profile: interests, photos and its first question hand the focus on', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/profile`);
  await press(button(page, 'Skip for Now'));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  await press(button(page, 'Edit profile'));
  await expect(page.getByRole('heading', { name: 'Edit your profile' })).toBeFocused();
  const interest = page.getByLabel('New interest');
  for (const added of ['Chess', 'Tea', 'Rain']) {
    await interest.fill(added);
    await interest.press('Enter');
    await expect(button(page, `Remove ${added}`)).toBeVisible();
  }
  await press(button(page, 'Remove Chess'));
  await expect(button(page, 'Remove Tea')).toBeFocused();
  await press(button(page, 'Remove Rain'));
  await expect(button(page, 'Remove Tea')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(interest).toBeFocused();

  // A key that is held down takes one away, not all.
  for (const added of ['Chess', 'Tea', 'Rain']) {
    await interest.fill(added);
    await interest.press('Enter');
  }
  await button(page, 'Remove Chess').focus();
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(button(page, 'Remove Tea')).toBeFocused();
  await expect(button(page, 'Remove Rain')).toBeVisible();

  const { add, pictures } = album(page);
  const buffer = await plain(120, 90).jpeg().toBuffer();
  await pick(page, add, { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expect(pictures).toHaveCount(1);
  await press(page.getByRole('button', { name: 'Remove', exact: true }));
  await expect(pictures).toHaveCount(0);
  await expectFocusKept(page);
  await press(button(page, 'Undo'));
  await expect(pictures).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeFocused();
  await press(button(page, 'Close editing'));
  await press(button(page, 'Discard'));
  await expect(page.getByRole('heading', { name: 'How others see you' })).toBeFocused();
});

test('the chat: deleting, Undo, choosing and a notice put aside hand the focus on', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: PHONE });
  const page = await firstPage(context);
  // Without storage a notice says so.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello there');
  const { clearAll, field, history, entries, newChat } = chat(page);
  const chats = button(page, 'Chats');
  const dismiss = button(page, 'Dismiss: Kept until you close Taal');
  await chats.focus();
  await expect(dismiss).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dismiss).toBeHidden();
  await expect(chats).toBeFocused();

  await page.keyboard.press('Enter');
  await press(newChat);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectFocusKept(page);
  await press(chats);
  await expect(entries).toHaveCount(2);
  await press(entries.filter({ hasText: 'Hello there' }).getByRole('button').first());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await press(chats);
  await press(
    entries.filter({ hasText: 'Hello there' }).getByRole('button', { name: 'Delete chat' }),
  );
  await expect(entries).toHaveCount(1);
  await expect(history).toBeFocused();
  await press(button(page, 'Undo'));
  await expect(
    entries.filter({ hasText: 'Hello there' }).getByRole('button').first(),
  ).toBeFocused();
  await press(clearAll);
  await press(button(page, 'Cancel'));
  await expect(clearAll).toBeFocused();
  await page.keyboard.press('Enter');
  await press(button(page, 'Delete all'));
  await expect(entries.filter({ hasText: 'Hello there' })).toHaveCount(0);
  await expect(clearAll).toBeFocused();
  // By the keyboard alone, which a dialog keeps to itself.
  const undo = button(page, 'Undo');
  await expect(undo).toBeVisible();
  for (let steps = 0; steps < 9; steps += 1) {
    if (await undo.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries.filter({ hasText: 'Hello there' })).toHaveCount(1);
  await expectFocusKept(page);
  await page.keyboard.press('Escape');
  await field.fill(Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n'));
  await field.press('Enter');
  await press(button(page, 'Show all 60 lines'));
  await expectFocusKept(page);
});

test('the sync panel: an entry that is retried or discarded hands the focus on', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  await fillOutbox(page);
  await visitAgain(page);
  await button(page, 'Sync status: 2 refused').click();
  const panel = page.getByRole('dialog');
  const discard = panel.getByRole('button', { name: 'Discard' });
  await expect(discard).toHaveCount(2);
  await press(discard.first());
  await expect(discard).toHaveCount(1);
  await expect(discard).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(discard).toHaveCount(0);
  await expectFocusKept(page);
  expect(await panel.locator(':focus').count()).toBe(1);
});
