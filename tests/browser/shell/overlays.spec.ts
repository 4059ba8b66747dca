import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit } from '../fixtures/visit.ts';

const PHONE = { width: 390, height: 844 };

/** The two panels of small screens, and a point of the page that each leaves free. */
const panels = [
  { name: 'Menu', path: '/dashboard', opener: 'Open menu', outside: { x: 12, y: 500 } },
  { name: 'Chats', path: '/chat', opener: 'Chats', outside: { x: 380, y: 500 } },
] as const;

const focusIsInside = (page: Page) =>
  page.evaluate(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement));

for (const { name, path, opener, outside } of panels) {
  test(`${name}: the focus stays inside, and goes back when the panel closes`, async ({
    app,
    openContext,
  }) => {
    const context = await openContext({ size: PHONE });
    const page = await firstPage(context);
    await visit(page, `${app.url}${path}`);
    const button = page.getByRole('button', { name: opener, exact: true });
    const panel = page.getByRole('dialog', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    await expect.poll(() => focusIsInside(page)).toBe(true);
    const targets = await panel.locator('a[href], button:enabled').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press <= targets; press += 1) {
        await page.keyboard.press(key);
        expect(await focusIsInside(page)).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`${name}: a click outside closes the panel and nothing else`, async ({
    app,
    openContext,
  }) => {
    const context = await openContext({ size: PHONE });
    const page = await firstPage(context);
    await visit(page, `${app.url}${path}`);
    const button = page.getByRole('button', { name: opener, exact: true });
    const panel = page.getByRole('dialog', { name });
    await button.click();
    await expect(panel).toBeVisible();
    await panel.getByRole('heading', { name, exact: true }).click();
    await expect(panel).toBeVisible();
    await page.mouse.click(outside.x, outside.y);
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(`${app.url}${path}`);
  });
}

test('the page behind a dialog stands still, and scrolls again after it', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: PHONE });
  const page = await firstPage(context);
  await visit(page, `${app.url}/dashboard`);
  const scrolled = () => page.evaluate(() => scrollY);
  const wheel = async () => {
    await page.mouse.move(12, 500);
    await page.mouse.wheel(0, 200);
  };
  await page.getByRole('button', { name: 'Open menu', exact: true }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
  ).toBeGreaterThan(200);
  await wheel();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await scrolled()).toBe(0);
  await wheel();
  await expect.poll(scrolled).toBe(200);
});
