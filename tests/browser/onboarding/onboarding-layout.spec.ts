import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import {
  button,
  expectLanding,
  expectStep,
  goToStep,
  LAST,
  PHONE,
  stepHeading,
} from '../screens/onboarding.ts';

/** How far the page, or anything in it that can be seen, reaches beyond the screen's edges. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('main *')].filter((e) => e.checkVisibility());
    const edges = seen.map((element) => element.getBoundingClientRect());
    const beyond = edges.map(({ left, right }) => Math.max(-left, right - innerWidth));
    return Math.max(document.documentElement.scrollWidth - innerWidth, ...beyond);
  });

test('nothing is wider than 320 px, and every step can be left', async ({ app, openContext }) => {
  const context = await openContext({ size: { width: 320, height: 568 } });
  const page = await firstPage(context);
  await visit(page, `${app.url}/onboarding`);
  for (let step = 1; step <= LAST; step += 1) {
    await expectStep(page, step);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect.poll(() => overflow(page)).toBe(0);
    const forward = button(page, step === LAST ? 'Get Started' : 'Next');
    await expect(forward).toBeInViewport({ ratio: 1 });
    await expect(stepHeading(page, step)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }));
    await forward.click();
  }
  await expectLanding(page, app);
});

test('a step that comes in from the side makes the page no wider', async ({ app, openContext }) => {
  const context = await openContext({ size: PHONE });
  const page = await firstPage(context);
  await goToStep(page, app, 1);
  const wider = await button(page, 'Next').evaluate(async (next) => {
    next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth - innerWidth;
  });
  expect(wider).toBe(0);
});

test('what takes the focus is not under the buttons of a low screen', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: { width: 320, height: 568 } });
  const page = await firstPage(context);
  await goToStep(page, app, 3);
  const top = (await button(page, 'Next').boundingBox())?.y ?? 0;
  for (let chip = 0; chip < 16; chip += 1) {
    await page.keyboard.press('Tab');
    const box = await page.locator(':focus').boundingBox();
    expect((box?.y ?? top) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  }
  await expect(button(page, 'Spirituality')).toBeFocused();
});

test('who asked for less motion sees none', async ({ app, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goToStep(page, app, 1);
  await button(page, 'Next').click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
