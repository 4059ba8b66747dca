import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';

const SECOND = 'What do I wear on a first date?';

/** The buttons of the messages, oldest first. */
const actions = (page: Page): Locator =>
  chat(page).log.getByRole('button', { name: 'Message actions' });

const item = (page: Page, name: string): Locator => page.getByRole('menuitem', { name });

/** Rests a finger on the middle of a message, through the browser's own input. */
async function holdOn(page: Page, message: Locator) {
  const box = await message.boundingBox();
  if (box === null) throw new Error('It is not in view');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const send = (kind: 'touchStart' | 'touchMove' | 'touchEnd', points: (typeof point)[]) =>
    session.send('Input.dispatchTouchEvent', { type: kind, touchPoints: points });
  await send('touchStart', [point]);
  return {
    moveBy: (y: number) => send('touchMove', [{ x: point.x, y: point.y + y }]),
    lift: () => send('touchEnd', []),
  };
}

/** Pixels from the lower edge of a button to the menu below it. */
async function gapBetween(button: Locator, menu: Locator): Promise<number> {
  const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
  if (above === null || below === null) throw new Error('It is not in view');
  return Math.round(below.y - above.y - above.height);
}

test('a menu opened while writing stays with its button when the bar of the screens comes', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: { width: 390, height: 600 }, touch: true });
  const page = await firstPage(context);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, SECOND);
  const bar = page.getByRole('link', { name: 'Home', exact: true });
  await expect(bar).toBeHidden();
  const button = actions(page).last();
  await expect(chat(page).log.getByRole('button').last()).toBeInViewport();
  const { y } = (await button.boundingBox()) ?? { y: 0 };
  await button.tap();
  await expect(bar).toBeVisible();
  const menu = page.getByRole('menu', { name: 'Message actions' });
  await expect.poll(async () => (await button.boundingBox())?.y).toBeLessThan(y);
  await expect.poll(() => gapBetween(button, menu)).toBe(4);
});

test('a long press opens the menu, a finger that moves does not; Back and a press beside close it', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: { width: 390, height: 844 }, touch: true });
  const page = await firstPage(context);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, SECOND);
  await chat(page).field.blur();
  const message = chat(page).log.getByText(SECOND);
  const menu = page.getByRole('menu', { name: 'Message actions' });

  const moving = await holdOn(page, message);
  await moving.moveBy(30);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  await moving.lift();
  await expect(menu).toBeHidden();

  const resting = await holdOn(page, message);
  await expect(menu).toBeVisible();
  await resting.lift();
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(message).toBeVisible();

  await actions(page).first().tap();
  await expect(menu).toBeVisible();
  // Right below its button, once it has come up.
  await expect.poll(() => gapBetween(actions(page).first(), menu)).toBe(4);
  await page.touchscreen.tap(20, 400);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/chat$/);
});

test('what is only said leaves the field free sooner than what can be undone', async ({
  app,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, SECOND);
  await actions(page).first().click();
  await item(page, 'Copy').click();
  const copied = page.getByText('Copied', { exact: true });
  await expect(copied).toBeVisible();
  // Time stands still while the test looks.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await page.clock.runFor(5000);
  await expect(copied).toBeHidden();
  await page.clock.resume();
  await actions(page).first().click();
  await item(page, 'Delete message').click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await page.clock.runFor(5000);
  await expect(undo).toBeVisible();
  await page.clock.runFor(3000);
  await expect(undo).toBeHidden();
});
