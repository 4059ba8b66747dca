import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { states } from '../screens/states.ts';

const SCREENS = [
  'onboarding',
  'landing',
  'dashboard',
  'matches',
  'profile',
  'a chat with messages',
];

const follower = (page: Page) => page.locator('[data-decoration="follower"]');

/**
 * The words that stand, at any place the page can be scrolled to, over the room in which an icon
 * floats, with nothing in between.
 */
const wordsOverIcons = (page: Page) =>
  page.evaluate(() => {
    const FLOATS_PX = 16;
    const SCROLLED_PX = 60;
    const isCovered = (from: Element | null): boolean => {
      for (let at = from; at !== null && at.id !== 'root'; at = at.parentElement) {
        const { backgroundColor, backgroundImage, clipPath } = getComputedStyle(at);
        // Nothing is seen of what is there for those who listen.
        if (clipPath === 'inset(50%)') return true;
        if (backgroundImage !== 'none' || /^rgb\(/.test(backgroundColor)) return true;
      }
      return false;
    };
    const icons = [...document.querySelectorAll('[data-decoration="icons"] svg')].map((icon) =>
      icon.getBoundingClientRect(),
    );
    const isOverIcon = (word: DOMRect) =>
      icons.some(
        (icon) =>
          word.width > 1 &&
          word.left < icon.right &&
          word.right > icon.left &&
          word.top < icon.bottom + FLOATS_PX &&
          word.bottom > icon.top - FLOATS_PX,
      );
    const root = document.getElementById('root') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Range[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
      if (isCovered(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      texts.push(range);
    }
    const found = new Set<string>();
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top <= end; top += SCROLLED_PX) {
      scrollTo({ top, behavior: 'instant' });
      for (const text of texts) {
        if ([...text.getClientRects()].some(isOverIcon)) found.add(`${top}: ${text}`);
      }
    }
    return [...found];
  });

for (const width of [320, 768, 1280]) {
  test(`no word stands over a floating icon, ${width} px wide`, async ({ app, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    for (const name of SCREENS) {
      await states[name]?.(page, app.url);
      await expect(page.locator('[data-decoration="icons"] svg')).toHaveCount(4);
      expect({ name, words: await wordsOverIcons(page) }).toEqual({ name, words: [] });
    }
  });
}

test('where a finger points there is no follower', async ({ app, page }) => {
  const session = await page.context().newCDPSession(page);
  const size = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };
  await session.send('Emulation.setDeviceMetricsOverride', size);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await visit(page, `${app.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => matchMedia('(pointer: fine)').matches)).toBe(false);
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 300);
  await expect(follower(page)).toHaveCSS('display', 'none');
  expect(await follower(page).evaluate(({ style }) => style.transform)).toBe('');
});
