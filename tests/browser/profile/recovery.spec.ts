import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitOnce } from '../fixtures/visit.ts';
import { violations } from '../probes/axe.ts';
import { chat, sendMessage } from '../screens/chat.ts';
import { openYourData, yourData } from '../screens/yourData.ts';

test.use({ visitor: 'returning', worker: true });

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
  };
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

test('an import is undone with one press, in every tab, and that can be undone too', async ({
  app,
  page,
}, info) => {
  const path = info.outputPath('other.json');
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, OLD);
  await openYourData(page, app.url);
  await expect(recovery(page).none).toBeVisible();
  const before = await messageTexts(page);
  await writeOtherBackup(page, path);
  await importFile(page, path);
  await expect(recovery(page).points).toHaveCount(1);
  await expect(recovery(page).points).toContainText(/\d{4}.*Before an import · \d+ kB/);
  expect(await messageTexts(page)).not.toEqual(before);
  expect(await violations(page)).toEqual([]);

  const other = await page.context().newPage();
  await visit(other, `${app.url}/chat`);
  await expect(chat(other).log.getByText(IMPORTED, { exact: true })).toBeVisible();
  await page.bringToFront();
  await recovery(page).restore.click();
  await expect(recovery(page).done).toBeVisible();
  expect(await messageTexts(page)).toEqual(before);
  await expect(chat(other).log.getByText(OLD, { exact: true })).toBeVisible();
  await expect(recovery(page).points).toHaveCount(2);
  const undo = recovery(page).restore.first();
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription(
    /^The recovery point is in place: this is your data now\. .*Before restoring/,
  );
  await undo.click();
  await expect(chat(other).log.getByText(IMPORTED, { exact: true })).toBeVisible();
});
