import type { Page } from '@playwright/test';

/**
 * The test tool keeps every page in view, also behind another tab: the page is told otherwise. Said
 * before a message is sent, or on a slow machine the reply comes first.
 */
export function hide(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  });
}

/** Somebody comes back to the page. */
export function lookAt(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
