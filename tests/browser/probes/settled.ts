import { expect, type Page } from '../fixtures/app.ts';
import { becomesAlive } from '../fixtures/visit.ts';

/** Waits until the page stands still: it answers, its fonts are there, and no screen fades into the next. */
export async function settled(page: Page): Promise<void> {
  await becomesAlive(page);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('html:active-view-transition')).toHaveCount(0);
}
