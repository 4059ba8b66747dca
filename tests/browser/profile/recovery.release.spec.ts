import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitOnce } from '../fixtures/visit.ts';
import { violations } from '../probes/axe.ts';
import { sendMessage } from '../screens/chat.ts';
import { openYourData, yourData } from '../screens/yourData.ts';

test.use({ worker: true });

test.use({ viewport: { width: 390, height: 844 } });

const OLD = 'The chat of before';
const IMPORTED = 'The imported chat';

function recovery(page: Page) {
  const { section } = yourData(page);
  const list = section.getByRole('list', { name: 'Recovery points' });
  return {
    none: section.getByText('None yet.'),
    points: list.getByRole('listitem'),
    restore: list.getByRole('button', { name: 'Restore' }),
    done: section.getByText('The recovery point is in place: this is your data now.'),
    dialog: page.getByRole('dialog', { name: 'Restore without a recovery point?' }),
  };
}

/** Sends a message to the coach, and goes to where the data are. */
async function writeAndReturn(page: Page, url: string, text: string): Promise<void> {
  await visit(page, `${url}/chat`);
  await sendMessage(page, text);
  await openYourData(page, url);
}

async function messageTexts(page: Page): Promise<unknown[]> {
  return (await readStore(page, 'chatMessages')).map(({ text }) => text).sort();
}

/** Writes the backup of a device with one other message in the place of `OLD`. */
async function writeOtherBackup(page: Page, path: string): Promise<void> {
  const downloading = page.waitForEvent('download');
  await yourData(page).export.click();
  await (await downloading).saveAs(path);
  const text = await readFile(path, 'utf8');
  await writeFile(path, text.replaceAll(OLD, IMPORTED));
}

async function importFile(page: Page, path: string): Promise<void> {
  const { file, replace, section } = yourData(page);
  await file.setInputFiles(path);
  await replace.getByRole('button', { name: 'Replace my data' }).click();
  await expect(section.getByText('The backup is in place: this is your data now.')).toBeVisible();
}

/** From then on there is no room for a recovery point in this page. */
async function leaveNoRoom(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...words) {
      if (this.name === 'recoveryPoints') throw new DOMException('Full', 'QuotaExceededError');
      return add.apply(this, words);
    };
  });
}

test('an import that leaves less than half says so first; Cancel and bad files keep no point', async ({
  app,
  page,
}, info) => {
  const path = info.outputPath('other.json');
  await visitOnce(page, `${app.url}/chat`);
  await openYourData(page, app.url);
  await writeOtherBackup(page, path);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, OLD);
  await sendMessage(page, 'And one more');
  await openYourData(page, app.url);
  const before = await messageTexts(page);
  const { file, replace, section } = yourData(page);
  await file.setInputFiles(path);
  await expect(replace).toHaveAccessibleDescription(
    /It holds 1 entry, and \d+ are here now: less than half would be left\.$/,
  );
  expect(await violations(page)).toEqual([]);
  await replace.getByRole('button', { name: 'Cancel' }).click();
  const bad = info.outputPath('bad.json');
  await writeFile(bad, (await readFile(path, 'utf8')).slice(0, -9));
  await file.setInputFiles(bad);
  await expect(section.getByText(/cut short.*Nothing was changed\.$/)).toBeVisible();
  await expect(recovery(page).none).toBeVisible();
  expect(await messageTexts(page)).toEqual(before);
});

test('without room for a recovery point an import and a restoring ask before they go on', async ({
  app,
  page,
}, info) => {
  const path = info.outputPath('other.json');
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, OLD);
  await openYourData(page, app.url);
  const before = await messageTexts(page);
  await writeOtherBackup(page, path);
  await leaveNoRoom(page);
  const { file, replace, section } = yourData(page);
  await file.setInputFiles(path);
  await replace.getByRole('button', { name: 'Replace my data' }).click();
  await expect(replace.getByText(/^There is no room on this device for a recovery/)).toBeVisible();
  await replace.getByRole('button', { name: 'Cancel' }).click();
  expect(await messageTexts(page)).toEqual(before);
  await file.setInputFiles(path);
  await replace.getByRole('button', { name: 'Replace my data' }).click();
  await replace.getByRole('button', { name: 'Replace without one' }).click();
  await expect(section.getByText('The backup is in place: this is your data now.')).toBeVisible();
  await expect(recovery(page).none).toBeVisible();

  await writeAndReturn(page, app.url, 'Something new');
  await importFile(page, path);
  await writeAndReturn(page, app.url, 'Newer than the point');
  await leaveNoRoom(page);
  await recovery(page).restore.click();
  await expect(recovery(page).dialog).toHaveAccessibleDescription(/no room on this device/);
  expect(await violations(page)).toEqual([]);
  await recovery(page).dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await messageTexts(page)).toContain('Newer than the point');
  await recovery(page).restore.click();
  await recovery(page).dialog.getByRole('button', { name: 'Restore without one' }).click();
  await expect(recovery(page).done).toBeVisible();
  expect(await messageTexts(page)).not.toContain('Newer than the point');
  expect(await messageTexts(page)).toContain('Something new');
});

test('erasing takes the recovery points along', async ({ app, page }, info) => {
  const path = info.outputPath('other.json');
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, OLD);
  await openYourData(page, app.url);
  await writeOtherBackup(page, path);
  await importFile(page, path);
  await expect(recovery(page).points).toHaveCount(1);
  const { erase, confirm } = yourData(page);
  await erase.click();
  await expect(confirm.getByText(/recovery points/)).toBeVisible();
  await confirm.getByRole('textbox').fill('ERASE');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  expect(await readStore(page, 'recoveryPoints')).toEqual([]);
  await openYourData(page, app.url);
  await expect(recovery(page).none).toBeVisible();
});
