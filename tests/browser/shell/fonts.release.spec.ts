import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { watchShift } from '../probes/layoutShift.ts';

const FONT = /\/assets\/figtree-latin-wght[^/]*\.woff2$/;

test('the one font of the first screen comes from the app itself, once', async ({ app, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  await visit(page, `${app.url}/onboarding`);
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const [url = ''] = asked;
  expect(url).toMatch(FONT);
  expect(new URL(url).origin).toBe(app.url);
  expect(asked).toEqual([url]);
  expect(await page.evaluate(() => document.fonts.check('800 32px Figtree'))).toBe(true);
});

for (const width of [390, 1280]) {
  test(`nothing moves when the font comes late, ${width} px wide`, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 800 });
    let deliver = () => {};
    const held = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(FONT, async (route) => {
      await held;
      await route.continue();
    });
    const shift = await watchShift(page);
    await page.goto(`${app.url}/onboarding`, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const named = () => heading.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await named()).toMatch(/^"?Figtree fallback/);
    const before = await heading.boundingBox();
    expect(await page.evaluate(() => document.fonts.check('800 32px Figtree'))).toBe(false);
    deliver();
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('800 32px Figtree')))
      .toBe(true);
    await expect.poll(named).toMatch(/^"?Figtree"?,/);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const after = await heading.boundingBox();
    expect({ x: after?.x, y: after?.y, height: after?.height }).toEqual({
      x: before?.x,
      y: before?.y,
      height: before?.height,
    });
    expect(await shift()).toBeLessThan(0.01);
  });
}
