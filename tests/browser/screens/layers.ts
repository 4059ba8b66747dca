import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';

/** How many layers the current entry of the history is for. */
const layers = (page: Page) =>
  page.evaluate(() => {
    const found = Object.entries({ ...history.state }).find(([key]) => key === 'taalLayers');
    return found?.[1] ?? 0;
  });

/** Waits until what is open has its entries and the keyboard: before, Escape reaches another layer. */
export async function settles(page: Page, count: number): Promise<void> {
  await expect.poll(() => layers(page)).toBe(count);
  if (count === 0) return;
  await expect
    .poll(() =>
      page
        .getByRole('dialog')
        .last()
        .evaluate((one) => one.matches(':focus-within')),
    )
    .toBe(true);
}

/** Counts arrivals at entries: those that are left again at once cannot be seen otherwise. */
export async function countArrivals(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { arrivals: 0 });
    const count = () => Object.assign(window, { arrivals: Reflect.get(window, 'arrivals') + 1 });
    addEventListener('popstate', count, { capture: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'arrivals')));
}
