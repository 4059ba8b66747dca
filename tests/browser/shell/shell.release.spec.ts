import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { states } from '../screens/states.ts';

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
