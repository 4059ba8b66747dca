import type { Page } from '@playwright/test';

/** The test tool keeps every page in view, also behind another tab: the page is told otherwise. */
function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Shows the page again after whatever happened meanwhile. */
export async function comeBack(page: Page): Promise<void> {
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
}

/**
 * Hides the page, lets so many milliseconds pass on its clock, and shows it again. The clock has to
 * be installed.
 */
export async function beAway(page: Page, milliseconds: number): Promise<void> {
  await setVisibility(page, 'hidden');
  await page.clock.fastForward(milliseconds);
  await setVisibility(page, 'visible');
}
