import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';
import { openProfile } from '../screens/states.ts';

const PHONE = { width: 390, height: 844 };
const KEYBOARD = 336;

/** Safari's way: the window keeps its size, the part that can be seen shrinks. */
async function raiseKeyboardOverPage(page: Page, height: number): Promise<void> {
  await page.evaluate((covered) => {
    const seen = window.visualViewport;
    if (seen === null) throw new Error('No visual viewport');
    Object.defineProperty(seen, 'height', { configurable: true, get: () => innerHeight - covered });
    seen.dispatchEvent(new Event('resize'));
  }, height);
}

async function expectComposerAbove(page: Page, edge: number): Promise<void> {
  await expect
    .poll(async () => {
      const box = await chat(page).send.boundingBox();
      return box === null ? Number.NaN : box.y + box.height;
    })
    .toBeLessThanOrEqual(edge);
  const header = await page.getByRole('banner').first().boundingBox();
  expect(header?.y).toBe(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('a keyboard that lies over the page covers neither composer nor header', async ({
  app,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello there');
  await chat(page).field.focus();
  await raiseKeyboardOverPage(page, KEYBOARD);
  await expectComposerAbove(page, PHONE.height - KEYBOARD);
  // The last words stay in sight above the composer.
  const fromEnd = () =>
    chat(page).log.evaluate(({ firstElementChild: view }) =>
      view === null ? Number.NaN : view.scrollHeight - view.clientHeight - view.scrollTop,
    );
  await expect.poll(fromEnd).toBeLessThanOrEqual(2);
  await chat(page).field.blur();
  await expect
    .poll(async () => (await chat(page).send.boundingBox())?.y ?? 0)
    .toBeGreaterThan(PHONE.height - KEYBOARD);
});

test('a zoomed page and a field out of focus are left alone', async ({ app, page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, `${app.url}/chat`);
  await chat(page).field.blur();
  const before = await chat(page).send.boundingBox();
  await raiseKeyboardOverPage(page, KEYBOARD);
  expect(await chat(page).send.boundingBox()).toEqual(before);
  await page.evaluate(() =>
    Object.defineProperty(window.visualViewport, 'scale', { get: () => 2 }),
  );
  await chat(page).field.focus();
  // The bar at the foot makes room for who writes; the keyboard changes nothing.
  await expect(page.getByRole('navigation', { name: 'Screens' })).toBeHidden();
  const writing = await chat(page).send.boundingBox();
  await raiseKeyboardOverPage(page, KEYBOARD);
  expect(await chat(page).send.boundingBox()).toEqual(writing);
});

test('a keyboard that shrinks the window leaves composer and header in sight', async ({
  app,
  page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello there');
  await chat(page).field.focus();
  await page.setViewportSize({ ...PHONE, height: PHONE.height - KEYBOARD });
  await expectComposerAbove(page, PHONE.height - KEYBOARD);
});

test('a match’s chat keeps its composer above the keyboard', async ({ app, page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, `${app.url}/matches`);
  await page
    .getByRole('button', { name: /^Chat with/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await raiseKeyboardOverPage(page, KEYBOARD);
  await expect
    .poll(async () => {
      const box = await dialog.getByRole('textbox').boundingBox();
      return box === null ? Number.NaN : box.y + box.height;
    })
    .toBeLessThanOrEqual(PHONE.height - KEYBOARD);
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBe(0);
});

test('no field is so small that iOS zooms in on it', async ({ app, page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, `${app.url}/chat`);
  const sizes = () =>
    page
      .locator('input:visible, textarea:visible, select:visible')
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
  await expect(chat(page).field).toBeVisible();
  const seen = await sizes();
  await visit(page, `${app.url}/matches`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  seen.push(...(await sizes()));
  await openProfile(page, app.url);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Bio' })).toBeVisible();
  seen.push(...(await sizes()));
  expect(seen.length).toBeGreaterThan(6);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(16);
});
