import type { Page } from '@playwright/test';

/** Adds up what shifts in each document opened from now on, also after an input. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Object(entry).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Object(window).seen.shift);
}
