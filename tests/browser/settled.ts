import { expect, type Page } from '@playwright/test';

/** Waits until the page stands still: its fonts are there, and no screen fades into the next. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('html:active-view-transition')).toHaveCount(0);
}
