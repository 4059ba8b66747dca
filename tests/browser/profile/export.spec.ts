import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { openYourData, yourData } from '../screens/yourData.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A share sheet that ends as told: with the name of an error, or well. */
async function withSheet(page: Page, ends: readonly (string | null)[]): Promise<void> {
  await page.addInitScript((list) => {
    const left = [...list];
    const share = async () => {
      const name = left.shift() ?? null;
      if (name !== null) throw new DOMException('As told', name);
    };
    Object.assign(Navigator.prototype, { canShare: () => true, share });
  }, ends);
}

test('an export says that it was shared, or that the sheet was closed, as it was', async ({
  app,
  page,
}) => {
  await withSheet(page, ['AbortError', null]);
  await openYourData(page, app.url);
  const { section, export: button } = yourData(page);
  await button.click();
  await expect(section.getByText('You closed the share sheet. Nothing was saved.')).toBeVisible();
  await button.click();
  await expect(section.getByText(/^Shared as taal-backup-.*\.json \(.*\)\.$/)).toBeVisible();
});

test('an export whose kind the browser does not share is downloaded', async ({ app, page }) => {
  await withSheet(page, ['NotAllowedError']);
  await openYourData(page, app.url);
  const downloading = page.waitForEvent('download');
  await yourData(page).export.click();
  expect((await downloading).suggestedFilename()).toMatch(/^taal-backup-.*\.json$/);
  await expect(yourData(page).section.getByText(/^Saved as taal-backup-/)).toBeVisible();
});

test('on the home screen of iOS a backup that took too long is shared at the next press', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => Object.assign(Navigator.prototype, { standalone: true }));
  await withSheet(page, ['NotAllowedError', null, 'DataError']);
  await openYourData(page, app.url);
  const { section, export: button } = yourData(page);
  await button.click();
  await expect(section.getByText(/^The backup is ready, and not saved yet\./)).toBeVisible();
  await button.click();
  await expect(section.getByText(/^Shared as taal-backup-/)).toBeVisible();
  await button.click();
  await expect(section.getByText(/Nothing was saved\.$/)).toBeVisible();
});
