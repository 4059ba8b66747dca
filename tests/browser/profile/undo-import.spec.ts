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

function undoing(page: Page) {
  const { section } = yourData(page);
  return {
    undo: section.getByRole('button', { name: 'Undo this import' }),
    done: section.getByText('The import is undone: this is your data of before.'),
    question: page.getByRole('dialog', { name: 'Undo this import?' }),
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

test('an import is undone with one press; after a change it asks, and every tab reloads', async ({
  app,
  page,
}, info) => {
  const path = info.outputPath('other.json');
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, OLD);
  await openYourData(page, app.url);
  const before = await messageTexts(page);
  await writeOtherBackup(page, path);
  await importFile(page, path);
  expect(await messageTexts(page)).not.toEqual(before);
  expect(await violations(page)).toEqual([]);
  await undoing(page).undo.click();
  await expect(undoing(page).done).toBeVisible();
  expect(await messageTexts(page)).toEqual(before);
  await expect(yourData(page).import).toBeFocused();

  await importFile(page, path);
  const other = await page.context().newPage();
  await visit(other, `${app.url}/chat`);
  await expect(chat(other).log.getByText(IMPORTED, { exact: true })).toBeVisible();
  await sendMessage(other, 'Written since');
  await page.bringToFront();
  await undoing(page).undo.click();
  await expect(undoing(page).question).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const reloaded = other.waitForEvent('load');
  await undoing(page).question.getByRole('button', { name: 'Undo and lose that' }).click();
  await expect(undoing(page).done).toBeVisible();
  await reloaded;
  expect(await messageTexts(page)).toEqual(before);
  await expect(chat(other).log.getByText(OLD, { exact: true })).toBeVisible();
  await expect(undoing(page).undo).toBeHidden();
});
