import { expect, type Page } from '../fixtures/app.ts';
import { becomesAlive } from '../fixtures/visit.ts';

/**
 * Waits until the page stands still: it answers, its fonts are there, no screen fades into the next,
 * and no control moves any more, as a list needs some frames to take another size.
 */
export async function settled(page: Page): Promise<void> {
  await becomesAlive(page);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('html:active-view-transition')).toHaveCount(0);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const STILL_FRAMES = 10;
        let before = '';
        let still = 0;
        const look = () => {
          const places = [...document.querySelectorAll('a, button, input, textarea')].map(
            (each) => {
              const { x, y } = each.getBoundingClientRect();
              return `${x} ${y}`;
            },
          );
          const now = places.join();
          still = now === before ? still + 1 : 0;
          before = now;
          if (still === STILL_FRAMES) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
