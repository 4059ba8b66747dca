import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit, visitAgain } from '../fixtures/visit.ts';

const PHONE = { width: 390, height: 844 };

async function openLanding(page: Page, url: string): Promise<void> {
  await visit(page, url);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { name: 'Find Your Perfect Soul Mate' })).toBeVisible();
  // What is pressed while the screens still fade is not where it seems to be.
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
}

test('the first screen stays where it is, while it loads and while somebody types', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: PHONE });
  const page = await firstPage(context);
  await openLanding(page, app.url);
  await visitAgain(page);
  const shifted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 1500);
      }),
  );
  expect(shifted).toBe(0);
  const next = page.getByRole('heading', { name: 'More than a photo and a bio' });
  const top = (await next.boundingBox())?.y;
  await page.getByLabel('Try your rhythm').pressSequentially('What do you sing?', { delay: 60 });
  expect((await next.boundingBox())?.y).toBe(top);
});
