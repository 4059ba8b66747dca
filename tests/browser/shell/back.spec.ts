import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit, visitAgain, visitOnce } from '../fixtures/visit.ts';
import { chat, chatIsRead } from '../screens/chat.ts';
import { matches } from '../screens/matchCards.ts';

const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** How many layers the current entry of the history is for. */
const layers = (page: Page) =>
  page.evaluate(() => {
    const found = Object.entries({ ...history.state }).find(([key]) => key === 'taalLayers');
    return found?.[1] ?? 0;
  });

/** Waits until what is open has its entries and the keyboard: before, Escape reaches another layer. */
async function settles(page: Page, count: number): Promise<void> {
  await expect.poll(() => layers(page)).toBe(count);
  if (count === 0) return;
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .last()
        .evaluate((one) => one.matches(':focus-within')),
    )
    .toBe(true);
}

/** Counts arrivals at entries: those that are left again at once cannot be seen otherwise. */
async function countArrivals(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { arrivals: 0 });
    const count = () => Object.assign(window, { arrivals: Reflect.get(window, 'arrivals') + 1 });
    addEventListener('popstate', count, { capture: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'arrivals')));
}

// Alt and the left arrow, a gesture and the button are one to the page; the keys of the browser
// itself cannot be pressed here.
const WAYS = {
  'the button of the browser': async (page: Page) => void (await page.goBack()),
  Escape: (page: Page) => page.keyboard.press('Escape'),
};

const BROWSERS = { 'with CloseWatcher': true, 'without it': false };

for (const [browser, hasWatcher] of Object.entries(BROWSERS)) {
  for (const [way, goBack] of Object.entries(WAYS)) {
    test(`${browser}, ${way} closes one layer at a time`, async ({ app, openContext }) => {
      const page = await firstPage(await openContext({ size: PHONE }));
      if (!hasWatcher) {
        await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'));
      }
      await visit(page, `${app.url}/dashboard`);
      await button(page, 'Open menu').click();
      await dialog(page, 'Menu').getByRole('link', { name: 'AI Chat' }).click();
      await chatIsRead(page);
      await settles(page, 0);
      const length = await page.evaluate(() => history.length);

      await button(page, 'Open menu').click();
      await settles(page, 1);
      await goBack(page);
      await expect(dialog(page, 'Menu')).toBeHidden();
      await expect(button(page, 'Open menu')).toBeFocused();

      await button(page, 'Open menu').click();
      await settles(page, 1);
      await button(page, /^Sync status/).click();
      await settles(page, 2);
      await goBack(page);
      await expect(page.getByRole('dialog')).toHaveAccessibleName('Menu');
      await settles(page, 1);
      await goBack(page);
      await expect(dialog(page, 'Menu')).toBeHidden();

      await button(page, 'Chats').click();
      await settles(page, 1);
      await chat(page).clearAll.click();
      await settles(page, 2);
      const question = dialog(page, 'Delete all chats?');
      await goBack(page);
      await expect(question).toBeHidden();
      await expect(dialog(page, 'Chats')).toBeVisible();
      await settles(page, 1);
      await chat(page).clearAll.click();
      await settles(page, 2);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await settles(page, 1);
      await goBack(page);
      await expect(dialog(page, 'Chats')).toBeHidden();
      await settles(page, 0);

      await expect(page).toHaveURL(`${app.url}/chat`);
      // The two entries ahead are those of layers, which Forward does not stay at.
      expect(await page.evaluate(() => history.length)).toBe(length + 2);
      await page.goBack();
      await expect(page).toHaveURL(`${app.url}/dashboard`);
      await expect(page.getByRole('heading', { level: 1, name: 'Your Dashboard' })).toBeFocused();
    });
  }
}

test('a close request of the device closes one layer at a time', async ({ app, openContext }) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await page.addInitScript(() => {
    // Escape that no script hears is such a request, as Android's Back is.
    addEventListener('keydown', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await visit(page, `${app.url}/chat`);
  await button(page, 'Chats').click();
  await chat(page).clearAll.click();
  await settles(page, 2);
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Delete all chats?')).toBeHidden();
  await expect(dialog(page, 'Chats')).toBeVisible();
  await settles(page, 1);
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Chats')).toBeHidden();
  await settles(page, 0);
});

test('after the button of a layer Back leaves the screen', async ({ app, openContext }) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await visit(page, `${app.url}/dashboard`);
  await visit(page, `${app.url}/chat`);
  await button(page, 'Open menu').click();
  await settles(page, 1);
  await button(page, 'Close menu').click();
  await settles(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});

test('Back right after a layer was closed and another opened closes that one', async ({
  app,
  openContext,
}) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await visit(page, `${app.url}/dashboard`);
  await visit(page, `${app.url}/matches`);
  await button(page, 'Open menu').click();
  await settles(page, 1);
  await button(page, 'Close menu').click();
  await matches(page).filters.click();
  await expect(dialog(page, 'Filters')).toBeVisible();
  await settles(page, 1);
  await page.goBack();
  await expect(dialog(page, 'Filters')).toBeHidden();
  await expect(page).toHaveURL(`${app.url}/matches`);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});

test('the place of reading and what the filters say outlive Back', async ({ app, openContext }) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await visit(page, `${app.url}/dashboard`);
  await visit(page, `${app.url}/matches`);
  const { filters, count } = matches(page);
  await expect(count).toHaveText('10 of 10');
  await page.evaluate(() => scrollTo(0, 60));
  await filters.click();
  await settles(page, 1);
  const sheet = dialog(page, 'Filters');
  await sheet.getByLabel('Profession').fill('Nobody');
  await expect(page).toHaveURL(/profession=Nobody/);
  await settles(page, 1);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await settles(page, 0);
  await expect(page).toHaveURL(/profession=Nobody/);
  await expect(count).toHaveText('0 of 10');
  await visitAgain(page);
  await expect(page).toHaveURL(/profession=Nobody/);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});

test('a conversation with a match outlives Back, and its half-written text', async ({
  app,
  openContext,
}) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  const arrivals = await countArrivals(page);
  await visit(page, `${app.url}/matches`);
  const opener = button(page, /^Chat with/).first();
  const own = dialog(page, /^Chat with/);
  await opener.click();
  const field = own.getByRole('textbox', { name: 'Message' });
  await expect(field).toBeFocused();
  await settles(page, 1);
  await page.keyboard.type('Good evening');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Half a thought');
  await page.goBack();
  await expect(own).toBeHidden();
  await expect(opener).toBeFocused();
  // What was closed does not open by Forward, and Back is where it was.
  await page.goForward();
  await expect.poll(arrivals).toBe(3);
  await expect(own).toBeHidden();
  await opener.click();
  await expect(own.getByText('Good evening', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('Half a thought');
  await settles(page, 1);
  await page.goBack();
  await expect(own).toBeHidden();
  await expect(page).toHaveURL(`${app.url}/matches`);
});

test('a page that is loaded again with a layer open has no entry for it', async ({
  app,
  openContext,
}) => {
  const page = await firstPage(await openContext({ worker: true, size: PHONE }));
  const arrivals = await countArrivals(page);
  // Chromium forgets the state of an entry at the first load that the worker answers.
  await visitOnce(page, `${app.url}/dashboard`);
  await visit(page, `${app.url}/matches`);
  await matches(page).filters.click();
  await settles(page, 1);
  await visitAgain(page);
  await expect.poll(arrivals).toBe(1);
  await settles(page, 0);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect.poll(arrivals).toBe(3);
  await settles(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});

test('opening and closing a layer neither scrolls the page nor draws its screen again', async ({
  app,
  openContext,
}) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await visit(page, `${app.url}/dashboard`);
  await page.evaluate(() => {
    scrollTo(0, 200);
    const fade = document.startViewTransition.bind(document);
    Object.assign(window, { faded: 0 });
    document.startViewTransition = (update) => {
      Object.assign(window, { faded: 1 });
      return fade(update);
    };
    document.querySelector('h1')?.setAttribute('data-kept', '');
  });
  // A press of the test tool's would scroll to the button.
  await button(page, 'Open menu').evaluate((opener) => {
    if (!(opener instanceof HTMLElement)) return;
    opener.focus({ preventScroll: true });
    opener.click();
  });
  await settles(page, 1);
  await page.goBack();
  await settles(page, 0);
  await expect(dialog(page, 'Menu')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await expect(page.locator('h1[data-kept]')).toHaveCount(1);
  expect(
    await page.evaluate(() => Object.entries(window).find(([name]) => name === 'faded')),
  ).toEqual(['faded', 0]);
});

test('a search that the browser refuses to write comes into the address later', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  const { search, count } = matches(page);
  await expect(count).toHaveText('10 of 10');
  await page.evaluate(() => {
    const { replaceState } = History.prototype;
    let refusals = 2;
    History.prototype.replaceState = function (...entry) {
      if (refusals > 0) {
        refusals -= 1;
        throw new DOMException('Attempt to use history.replaceState()', 'SecurityError');
      }
      replaceState.apply(this, entry);
    };
  });
  await search.pressSequentially('zz', { delay: 20 });
  await expect(page).toHaveURL(/q=zz/);
  await expect(search).toHaveValue('zz');
  await search.pressSequentially('z');
  await expect(page).toHaveURL(/q=zzz/);
  await visitAgain(page);
  await expect(search).toHaveValue('zzz');
});
