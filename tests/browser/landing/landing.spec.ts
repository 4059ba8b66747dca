import type { Locator, Page } from '@playwright/test';
import { expect, withoutPack } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit, visitAgain } from '../fixtures/visit.ts';

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 700 };

async function openLanding(page: Page, url: string): Promise<void> {
  await visit(page, url);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Soul Mate' })).toBeVisible();
  // What is pressed while the screens still fade is not where it seems to be.
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
}

const place = (page: Page) => page.evaluate(() => ({ y: scrollY, address: location.href }));

/** Longer than the demo goes on without a change. */
const A_MINUTE = 60_000;

/** What the demo's moving parts show; they are hidden from the names that people hear. */
const demoText = (page: Page) => page.locator('figure [inert]').textContent();

test('the hero says its fixed texts (rule R64)', async ({ app, page }) => {
  await openLanding(page, app.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Perfect Soul Mate');
  await expect(page.getByRole('link', { name: 'Start Matching' })).toHaveAttribute(
    'href',
    '/matches',
  );
  await expect(page.getByRole('link', { name: 'Watch Demo' })).toHaveAttribute('href', '#demo');
  await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  await expect(page.getByText('Most Popular')).toBeVisible();
});

test('the parts stand in the order of rule R64, the footer beside them', async ({ app, page }) => {
  await openLanding(page, app.url);
  const main = page.getByRole('main');
  await expect(main).toHaveCount(1);
  expect(await main.getByRole('heading').allTextContents()).toEqual([
    'Find Your Perfect Soul Mate',
    'More than a photo and a bio',
    ...['AI Analysis', 'Real-time Insights', 'Perfect Matches'],
    'Taal in numbers',
    'See it listen',
    ...['Speed', 'Pauses', 'Mood'],
    'How it works',
    ...['Create Profile', 'AI Analysis', 'Smart Matching', 'Connect & Chat'],
    'They found the beat',
    'Your rhythm stays yours',
    ...['End-to-End Encryption', 'GDPR Compliant', '24/7 Security Monitoring'],
    'Pick your tempo',
    ...['Basic', 'Premium', 'Elite'],
    'A community in step',
    'Your turn to type',
  ]);
  for (const figure of ['2M+', '500K+', '95%', '24/7']) {
    await expect(main.getByText(figure, { exact: true })).toHaveCount(1);
  }
  // Four figures and three voices are made up, and say so (rule R73).
  await expect(main.getByText('Example', { exact: true })).toHaveCount(7);
  const premium = main.getByRole('listitem').filter({ hasText: 'Most Popular' });
  await expect(premium.getByRole('heading')).toHaveText(['Premium']);
  await expect(premium).toContainText('$19');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('list')).toHaveCount(4);
  await expect(main.locator('footer')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Dashboard').click();
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(footer).toHaveCount(0);
});

test('the beat line rises under the pointer', async ({ app, page }) => {
  await openLanding(page, app.url);
  const hero = page.getByRole('region', { name: 'Find Your Perfect Soul Mate' });
  const raised = () =>
    hero
      .locator('line')
      .evaluateAll((lines) => lines.filter((line) => line.style.transform).length);
  const card = await page.getByText('Type here. Feel your taal.').boundingBox();
  if (card === null) throw new Error('The card is not there');
  expect(await raised()).toBe(0);
  // A pointer is followed once the screen is alive.
  await expect
    .poll(async () => {
      await page.mouse.move(card.x, card.y);
      await page.mouse.move(card.x + 40, card.y + 10);
      return raised();
    })
    .toBeGreaterThan(0);
  await page.mouse.move(card.x, 10);
  await expect.poll(raised).toBe(0);
});

test('the hero, the demo and the plans can be used by keyboard', async ({ app, page }) => {
  await page.clock.install();
  await openLanding(page, app.url);
  const main = page.getByRole('main');
  const reach = async (wanted: Locator) => {
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(wanted).toBeFocused();
  };
  await reach(main.getByRole('link', { name: 'Start Matching' }));
  await reach(main.getByRole('link', { name: 'Watch Demo' }));
  await reach(main.getByRole('textbox', { name: 'Try your rhythm' }));
  await page.keyboard.type('I love it', { delay: 40 });
  const hero = page.getByRole('region', { name: 'Find Your Perfect Soul Mate' });
  await expect(hero.getByText('positive', { exact: true })).toBeVisible();
  await reach(main.getByRole('button', { name: 'Pause demo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play demo' })).toBeFocused();
  const paused = await demoText(page);
  await page.clock.runFor(A_MINUTE);
  expect(await demoText(page)).toBe(paused);
  await page.keyboard.press('Space');
  await expect.poll(() => demoText(page)).not.toBe(paused);
  for (const plan of ['Choose Basic', 'Choose Premium', 'Choose Elite']) {
    await reach(main.getByRole('button', { name: plan }));
  }
});

test('the demo rests while it is off screen', async ({ app, page }) => {
  await page.clock.install();
  await openLanding(page, app.url);
  const figure = page.locator('figure').filter({ has: page.locator('[inert]') });
  await expect(figure).not.toBeInViewport();
  const still = await demoText(page);
  await page.clock.runFor(A_MINUTE);
  expect(await demoText(page)).toBe(still);
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  await expect.poll(() => demoText(page)).not.toBe(still);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(figure).not.toBeInViewport();
  // A timer that began while it was seen is cleared with the same frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const left = await demoText(page);
  await page.clock.runFor(A_MINUTE);
  expect(await demoText(page)).toBe(left);
});

test('Watch Demo leads to the demo, which plays, pauses and plays on', async ({ app, page }) => {
  await page.clock.install();
  await openLanding(page, app.url);
  const before = await place(page);
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  const demo = page.getByRole('region', { name: 'See it listen' });
  await expect(demo).toBeFocused();
  await expect(demo.getByRole('heading', { name: 'See it listen' })).toBeInViewport();
  expect((await place(page)).address).toBe(before.address);

  const shown = await demoText(page);
  await expect.poll(() => demoText(page)).not.toBe(shown);
  await page.getByRole('button', { name: 'Pause demo' }).click();
  const paused = await demoText(page);
  await page.clock.runFor(A_MINUTE);
  expect(await demoText(page)).toBe(paused);
  await page.getByRole('button', { name: 'Play demo' }).click();
  await expect.poll(() => demoText(page)).not.toBe(paused);
});

test('typing into the hero shows its speed and its mood, a pasted text no speed', async ({
  app,
  page,
}) => {
  await openLanding(page, app.url);
  const field = page.getByLabel('Try your rhythm');
  const hero = page.getByRole('region', { name: 'Find Your Perfect Soul Mate' });
  await field.click();
  await page.keyboard.type('I love mangoes', { delay: 120 });
  await expect(hero.getByText(/^\d+ WPM$/)).toBeVisible();
  await expect(hero.getByText('positive', { exact: true })).toBeVisible();
  await expect(hero.getByRole('status')).toHaveText(/^\d+ WPM, positive$/);
  await field.fill('Do you?');
  await expect(hero.getByText('Not typed')).toBeVisible();
  await expect(hero.getByText('curious', { exact: true })).toBeVisible();
  await field.fill('');
  await expect(hero.getByText('Try it')).toBeVisible();
});

test('the first screen stays where it is, while it loads and while somebody types', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: PHONE });
  const page = await firstPage(context);
  await openLanding(page, app.url);
  await visitAgain(page);
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 1500);
      }),
  );
  expect(shifted).toBe(0);
  const next = page.getByRole('heading', { name: 'More than a photo and a bio' });
  const top = (await next.boundingBox())?.y;
  await page.getByLabel('Try your rhythm').pressSequentially('What do you sing?', { delay: 60 });
  expect((await next.boundingBox())?.y).toBe(top);
});

test('the footer’s links and the plans’ buttons leave the page where it is', async ({
  app,
  page,
}) => {
  await openLanding(page, app.url);
  const dead = [
    ...(await page.locator('footer').getByRole('link').all()),
    ...(await page.getByRole('button', { name: /^Choose/ }).all()),
  ];
  expect(dead.length).toBeGreaterThan(12);
  for (const one of dead) {
    await one.scrollIntoViewIfNeeded();
    const before = await place(page);
    await one.click();
    await one.press('Enter');
    expect(await place(page)).toEqual(before);
  }
});

test('a picture that fails is replaced by its icon', async ({ app, openContext }) => {
  const context = await openContext();
  await withoutPack(context);
  await context.route('**/pictures/landing/insights.svg', (route) => route.abort());
  await context.route('**/pictures/portraits/portrait-09.svg', (route) => route.abort());
  const page = await firstPage(context);
  await openLanding(page, app.url);
  for (const [words, size] of [
    ['Real-time Insights', 44],
    ['Rohan Kulkarni', 22],
  ] as const) {
    const item = page.getByRole('listitem').filter({ hasText: words });
    await item.scrollIntoViewIfNeeded();
    await expect(item.locator('img')).toHaveCount(0);
    await expect(item.locator(`svg[width="${size}"]`)).toBeVisible();
  }
});

test('nothing scrolls sideways on the smallest phone', async ({ app, openContext }) => {
  const context = await openContext({ size: NARROW });
  const page = await firstPage(context);
  await openLanding(page, app.url);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);
});

test('under reduced motion the demo stands still, complete, until it is asked to play', async ({
  app,
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLanding(page, app.url);
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  await expect(page.getByRole('button', { name: 'Play demo' })).toBeInViewport();
  const still = await demoText(page);
  expect(still).toContain('5 messages');
  await page.clock.runFor(A_MINUTE);
  expect(await demoText(page)).toBe(still);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.getByRole('button', { name: 'Play demo' }).click();
  await expect.poll(() => demoText(page)).not.toBe(still);
});
