import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visitAgain } from '../fixtures/visit.ts';
import { watchShift } from '../probes/layoutShift.ts';
import { openYourData, yourData } from '../screens/yourData.ts';

test.use({ worker: true });

test('what is stored is counted without moving what lies below', async ({ app, page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openYourData(page, app.url);
  const shift = await watchShift(page);
  await visitAgain(page);
  await expect(yourData(page).section.locator('dl[aria-busy="false"]')).toBeVisible();
  expect(await shift()).toBe(0);
});
