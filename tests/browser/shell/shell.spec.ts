import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { becomesAlive, firstPage, visit } from '../fixtures/visit.ts';
import { states } from '../screens/states.ts';

const links = {
  Home: '/',
  Dashboard: '/dashboard',
  'AI Chat': '/chat',
  Matches: '/matches',
  Profile: '/profile',
};

test('the top navigation leads to every screen and marks the one that is open', async ({
  app,
  page,
}) => {
  await visit(page, app.url);
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Skip' }).click();
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link')).toHaveText(Object.keys(links));
  for (const [name, path] of Object.entries(links)) {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`${app.url}${path}`);
    // Not by its role: the profile's first dialog hides all behind it.
    await expect(page.locator('nav[aria-label="Main"] [aria-current="page"]')).toHaveText(name);
  }
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(`${app.url}/matches`);
});

test('on small screens the links are in a panel that Escape closes', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: { width: 390, height: 844 } });
  const page = await firstPage(context);
  await visit(page, `${app.url}/dashboard`);
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  await openMenu.click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openMenu).toBeFocused();
  await openMenu.click();
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(page).toHaveURL(`${app.url}/matches`);
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
});

/** Counts the fades between screens from now on; each capture takes so much longer. */
async function watchFades(page: Page, longer = 0): Promise<() => Promise<number>> {
  await becomesAlive(page);
  await page.evaluate((wait) => {
    const begin = document.startViewTransition.bind(document);
    window.fades = 0;
    document.startViewTransition = (update) => {
      window.fades += 1;
      return begin(async () => {
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (typeof update === 'function') await update();
      });
    };
  }, longer);
  return () => page.evaluate(() => window.fades);
}

test('the screens fade into one another', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard`);
  const fades = await watchFades(page);
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your matches');
  expect(await fades()).toBe(1);
});

test('where the capture of a screen takes long, the next one comes without a fade', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/dashboard`);
  const fades = await watchFades(page, 200);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(heading).toHaveText('Your matches');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(heading).toHaveText('Your Dashboard');
  expect(await fades()).toBe(1);
});

test('nothing to be touched lies under the notch or the home bar', async ({ app, page }) => {
  const [top, bottom] = [59, 34];
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top, bottom } });
  for (const [path, first, last] of [
    ['/chat', 'Open menu', 'Send'],
    ['/onboarding', 'Skip', 'Next'],
  ] as const) {
    await visit(page, `${app.url}${path}`);
    const place = (name: string) => page.getByRole('button', { name, exact: true }).boundingBox();
    await expect(page.getByRole('button', { name: last, exact: true })).toBeVisible();
    expect((await place(first))?.y).toBeGreaterThanOrEqual(top);
    const end = await place(last);
    expect((end?.y ?? 844) + (end?.height ?? 0)).toBeLessThanOrEqual(844 - bottom);
  }
});

test('every picture says how much room it takes', async ({ app, page }) => {
  for (const reach of [states.onboarding, states.landing, states.matches]) {
    await reach?.(page, app.url);
    const pictures = page.locator('img');
    await expect.poll(() => pictures.count()).toBeGreaterThan(0);
    await expect(page.locator('img:not([width][height])')).toHaveCount(0);
  }
});

test('a missing asset is a 404, never a page', async ({ app, page }) => {
  const answer = await page.request.get(`${app.url}/assets/gone-12345678.js`);
  expect(answer.status()).toBe(404);
  expect(answer.headers()['content-type']).not.toContain('html');
});
