import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit } from '../fixtures/visit.ts';

const PHONE = { width: 390, height: 844 };

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
