import { expect, type Page } from '../fixtures/app.ts';
import { withoutRealOffer } from '../fixtures/installOffer.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { matches } from '../screens/matchCards.ts';

const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** How many parts of the news can be pressed, and which of them something else covers or switches off. */
const pressable = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[role="status"] button')].filter(
      (part) => part.getClientRects().length > 0,
    );
    const covered = parts.filter((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
      const isOff = part.closest('[aria-hidden="true"], [inert]') !== null;
      return isOff || uppermost?.closest('button') !== part;
    });
    return { count: parts.length, covered: covered.map((part) => part.outerHTML) };
  });

async function expectOnTop(page: Page, count: number): Promise<void> {
  await expect.poll(() => pressable(page)).toEqual({ count, covered: [] });
}

/** Nothing of the news lies over what the dialog itself has to be pressed. */
async function expectDialogFree(page: Page): Promise<void> {
  const covered = () =>
    page.evaluate(() => {
      const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
      const own = [...(dialog?.querySelectorAll('button') ?? [])].filter(
        (part) => part.closest('[role="status"]') === null,
      );
      return own
        .filter((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
          return uppermost?.closest('[role="status"] *') !== null && uppermost !== null;
        })
        .map((part) => part.outerHTML);
    });
  await expect.poll(covered).toEqual([]);
}

/** Toasts stay until they are pressed, however slow the machine is. */
async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const after = window.setTimeout;
    Object.assign(window, {
      setTimeout: (task: () => void, wait = 0) => after(task, wait === 8000 ? 800_000 : wait),
    });
  });
}

test('on a phone each toast can be pressed over what is open, which stays open', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: PHONE });
  const page = await firstPage(context);
  await withoutRealOffer(page);
  await keepToasts(page);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello there');
  const { history, clearAll } = chat(page);
  const sheet = page.getByRole('dialog', { name: 'Chats' });
  await button(page, 'Chats').click();
  await button(page, 'Delete chat').click();
  await expectOnTop(page, 2);
  await button(page, 'Undo').click();
  await expect(history.getByText('Hello there')).toBeVisible();
  await expect(sheet).toBeVisible();

  await clearAll.click();
  const question = page.getByRole('dialog', { name: 'Delete all chats?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(history.getByText('Hello there')).toBeVisible();
  await clearAll.click();
  await question.getByRole('button', { name: 'Delete all' }).click();
  await expect(history.getByText('Hello there')).toBeHidden();
  await expectOnTop(page, 2);
  // Over another dialog, over the sheet.
  await clearAll.click();
  await expect(question).toBeVisible();
  await expectOnTop(page, 2);
  await button(page, 'Undo').click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(history.getByText('Hello there')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await visit(page, `${app.url}/matches`);
  const { cards, filters, count } = matches(page);
  const name = (await cards.first().getAttribute('aria-label')) ?? '';
  await button(page, `Hide or report ${name}`).click();
  await button(page, `Hide ${name}`).click();
  await expect(count).toHaveText('9 of 9');
  for (const [opener, closer] of [
    [filters, 'Close'],
    [button(page, 'Open menu'), 'Close menu'],
    [button(page, /^Sync status/), 'Close'],
  ] as const) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectOnTop(page, 2);
    await button(page, closer).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await button(page, 'Undo').click();
  await expect(count).toHaveText('10 of 10');
});

test('on a phone a notice can be pressed over every dialog, and covers none', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: PHONE });
  const page = await firstPage(context);
  // Without storage a notice says so, and stays until it is put aside.
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  const notice = page.getByText('Kept until you close Taal', { exact: true });

  async function tryOver(open: () => Promise<void>, closer: string): Promise<void> {
    await open();
    await expect(page.getByRole('dialog').last()).toBeVisible();
    await expect(notice).toBeVisible();
    await expectOnTop(page, 1);
    await expectDialogFree(page);
    await button(page, closer).last().click();
  }

  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  await tryOver(async () => {
    await button(page, 'Chats').click();
    await chat(page).clearAll.click();
  }, 'Cancel');
  await tryOver(async () => {}, 'Close');
  await tryOver(() => button(page, 'Open menu').click(), 'Close menu');
  await tryOver(() => button(page, /^Sync status/).click(), 'Close');

  await visit(page, `${app.url}/matches`);
  await tryOver(() => matches(page).filters.click(), 'Close');
  await tryOver(
    () =>
      button(page, /compatible/)
        .first()
        .click(),
    'Close',
  );
  await tryOver(
    () =>
      button(page, /^Hide or report/)
        .first()
        .click(),
    'Close',
  );
  await button(page, /^Chat with/)
    .first()
    .click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Message' });
  await expect(field).toBeFocused();
  await expect(notice).toBeHidden();
  await tryOver(() => page.getByRole('dialog').getByRole('log').locator('> *').focus(), 'Close');

  await visit(page, `${app.url}/profile`);
  await tryOver(async () => {}, 'Skip for Now');
  await button(page, 'Edit profile').click();
  await page.getByLabel('Name', { exact: true }).fill('Meera');
  // Back from writing, it waits until the question is answered: it would move its buttons.
  await button(page, 'Close editing').click();
  await expect(button(page, 'Keep editing')).toBeVisible();
  await expect(notice).toBeHidden();
  await button(page, 'Keep editing').click();
  await expect(notice).toBeVisible();
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await button(page, 'Erase everything').click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await tryOver(() => button(page, 'Close').focus(), 'Cancel');

  await button(page, 'Open menu').click();
  await button(page, 'Dismiss: Kept until you close Taal').click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
