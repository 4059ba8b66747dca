import type { Page } from '@playwright/test';
import { dist, expect, test } from '../fixtures/app.ts';
import { readStore } from '../fixtures/storage.ts';
import { buildNextVersion, expectVersion } from '../fixtures/twoVersions.ts';
import { visitOnce } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';
import { comeBack, updateNotice } from '../screens/updateNotice.ts';
import { openYourData, yourData } from '../screens/yourData.ts';

// One build of the next version serves all of these.
test.describe.configure({ mode: 'default' });

let next = '';

test.beforeAll(async () => {
  next = await buildNextVersion();
});

function restoreButtons(page: Page) {
  return yourData(page).section.getByRole('button', { name: 'Restore' });
}

async function messageTexts(page: Page): Promise<unknown[]> {
  return (await readStore(page, 'chatMessages')).map(({ text }) => text).sort();
}

test('before an update a recovery point is kept, and the new version restores it', async ({
  app,
  page,
}) => {
  await page.clock.install();
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, 'Before the update');
  await openYourData(page, app.url);
  await app.stop();
  await app.start(next);
  await comeBack(page);
  const before = await messageTexts(page);
  await updateNotice(page).update.click();
  await expectVersion(page, next);
  await expect(restoreButtons(page)).toHaveCount(1);
  await expect(restoreButtons(page)).toHaveAccessibleDescription(/Before an update · \d+ kB/);
  await page.getByRole('link', { name: 'AI Chat', exact: true }).click();
  await sendMessage(page, 'After the update');
  await openYourData(page, app.url);
  await restoreButtons(page).click();
  await expect(yourData(page).section.getByText(/^The recovery point is in place/)).toBeVisible();
  expect(await messageTexts(page)).toEqual(before);
});

test('without room for a recovery point an update asks once more', async ({ app, page }) => {
  await page.clock.install();
  await visitOnce(page, `${app.url}/dashboard`);
  await app.stop();
  await app.start(next);
  await comeBack(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await updateNotice(page).update.click();
  await expect(page.getByText(/^There is no room on this device for a recovery/)).toBeVisible();
  await expectVersion(page, dist);
  await page.getByRole('button', { name: 'Update without one' }).click();
  await expectVersion(page, next);
  expect(await readStore(page, 'recoveryPoints')).toEqual([]);
});
