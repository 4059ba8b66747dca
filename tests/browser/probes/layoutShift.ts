import type { Page } from '@playwright/test';

/** Adds up what shifts in each document opened from now on, also after an input. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shiftSum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry instanceof LayoutShift) window.shiftSum += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.shiftSum);
}
