import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { states } from '../screens/states.ts';

const PHONE = { width: 390, height: 844 };

const links = {
  Home: '/',
  Dashboard: '/dashboard',
  'AI Chat': '/chat',
  Matches: '/matches',
  Profile: '/profile',
};

const screens = (page: Page) => page.getByRole('navigation', { name: 'Screens' });

/** How far the lower edge of something is above the upper edge of the bar, in pixels. */
async function aboveBar(page: Page, lower: ReturnType<typeof screens>): Promise<number> {
  const [bar, box] = [
    await screens(page).getByRole('link').first().boundingBox(),
    await lower.boundingBox(),
  ];
  return (bar?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
}

test('on phones a bar at the foot leads to every screen and marks the one that is open', async ({
  app,
  openContext,
}) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await visit(page, app.url);
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(screens(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(screens(page).getByRole('link')).toHaveText(Object.keys(links));
  for (const [name, path] of Object.entries(links)) {
    await screens(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${app.url}${path}`);
    // Not by its role: the profile's first dialog hides all behind it.
    await expect(page.locator('nav[aria-label="Screens"] [aria-current="page"]')).toHaveText(name);
  }
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(screens(page)).toBeVisible();
  for (const size of [
    { width: 1280, height: 800 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await expect(screens(page)).toBeHidden();
  }
});

test('while somebody writes the bar is hidden, and its place is the composer’s', async ({
  app,
  openContext,
}) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  const { field } = chat(page);
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const home = screens(page).getByRole('link', { name: 'Home' });
  const foot = async () => {
    // Not the button's, which is drawn smaller while it is pressed.
    const box = await page.locator('main form').boundingBox();
    return PHONE.height - (box?.y ?? 0) - (box?.height ?? 0);
  };
  await expect(home).toBeVisible();
  expect(await aboveBar(page, send)).toBeGreaterThanOrEqual(8);

  await field.click();
  await expect(home).toBeHidden();
  const whileWriting = await foot();
  expect(whileWriting).toBeLessThan(20);
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
  ).toBeLessThanOrEqual(1);

  // A finger that goes from the field to Send finds it where it was.
  await field.fill('Good evening');
  const { x = 0, y = 0, width = 0, height = 0 } = (await send.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await expect(field).not.toBeFocused();
  expect(await foot()).toBe(whileWriting);
  await page.mouse.up();
  await expect(field).toBeFocused();
  await expect(home).toBeHidden();

  // The Tab key finds it, though it was hidden until then.
  await expect(send).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(home).toBeFocused();
  await expect(home).toBeVisible();
  await field.click();
  await expect(home).toBeHidden();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(home).toBeVisible();
});

test('nothing stands under the bar: the composer, a toast, the end of a page', async ({
  app,
  page,
}) => {
  const bottom = 34;
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom } });
  await states.landing?.(page, app.url);
  const bar = await screens(page).getByRole('link', { name: 'Home' }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(PHONE.height - bottom);
  expect(bar?.height).toBeGreaterThanOrEqual(48);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const last = page.getByRole('contentinfo').getByRole('link').last();
  expect(await aboveBar(page, last)).toBeGreaterThan(0);

  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Good evening');
  await page.getByRole('button', { name: 'Chats', exact: true }).focus();
  await expect(screens(page).getByRole('link').first()).toBeVisible();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const gap = await aboveBar(page, send);
  expect(gap).toBeGreaterThanOrEqual(8);
  expect(gap).toBeLessThan(20);

  await page.getByRole('button', { name: 'Chats', exact: true }).click();
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo' });
  expect(await aboveBar(page, undo)).toBeGreaterThanOrEqual(8);
});

test('a notice stands above the bar', async ({ app, openContext }) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await visit(page, `${app.url}/dashboard`);
  const dismiss = page.getByRole('button', { name: 'Dismiss: Kept until you close Taal' });
  await expect(dismiss).toBeVisible();
  const notice = page.getByRole('status').filter({ has: dismiss });
  expect(await aboveBar(page, notice)).toBeGreaterThanOrEqual(8);
});

test('what takes the focus is scrolled clear of the bar', async ({ app, openContext }) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await visit(page, `${app.url}/matches`);
  const card = page.getByRole('article').nth(2);
  const control = card.getByRole('button', { name: /^Chat with/ });
  await control.evaluate((button) => {
    // In the window, and under the bar.
    const { bottom } = button.getBoundingClientRect();
    scrollBy({ top: bottom - innerHeight + 2, behavior: 'instant' });
  });
  expect(await aboveBar(page, control)).toBeLessThan(0);
  await control.evaluate((button) => button.focus());
  expect(await aboveBar(page, control)).toBeGreaterThan(0);
});

test('the menu says how the theme is called', async ({ app, openContext }) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await visit(page, `${app.url}/dashboard`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByText('Theme: as the system').click();
  await expect(menu.getByText('Theme: light')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
