import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitOnce } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';
import { openYourData, yourData } from '../screens/yourData.ts';

test.use({ visitor: 'returning', worker: true });

/** A photo as the profile stores it, put straight into the database. */
async function storePhoto(page: Page): Promise<string> {
  const picture = {
    create: { width: 64, height: 48, channels: 3, background: '#c4145f' },
  } as const;
  const jpeg = (await sharp(picture).jpeg().toBuffer()).toString('base64');
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const blob = new Blob([bytes], { type: 'image/jpeg' });
    const row = { id: crypto.randomUUID(), blob, width: 64, height: 48, addedAt: Date.now() };
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('taal');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const writing = opening.result.transaction('photos', 'readwrite');
        writing.objectStore('photos').put(row);
        writing.onerror = () => reject(writing.error);
        writing.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
  }, jpeg);
  return jpeg;
}

async function exportTo(page: Page, path: string): Promise<void> {
  const downloading = page.waitForEvent('download');
  await yourData(page).export.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^taal-backup-\d{4}-\d{2}-\d{2}\.json$/);
  await download.saveAs(path);
  await expect(yourData(page).section.getByText(/^Saved as taal-backup-/)).toBeVisible();
}

async function messageTexts(page: Page): Promise<unknown[]> {
  return (await readStore(page, 'chatMessages')).map(({ text }) => text).sort();
}

test('export, erase, import: everything is back, the photo too', async ({ app, page }, info) => {
  const file = info.outputPath('backup.json');
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, 'नमस्ते, is this kept? ✨');
  const before = await messageTexts(page);
  const jpeg = await storePhoto(page);
  await openYourData(page, app.url);
  await exportTo(page, file);
  const backup = JSON.parse(await readFile(file, 'utf8'));
  expect(backup).toMatchObject({ format: 'taal-backup', version: 2 });
  expect(backup.photos).toMatchObject([{ data: `data:image/jpeg;base64,${jpeg}` }]);

  const { erase, confirm, file: input, replace, section } = yourData(page);
  await erase.click();
  await confirm.getByRole('textbox', { name: 'Type ERASE to confirm' }).fill('erase');
  await confirm.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();

  await openYourData(page, app.url);
  await input.setInputFiles(file);
  await expect(replace.getByRole('row', { name: /^Messages in them/ })).toHaveText(
    `Messages in them0${before.length}`,
  );
  await replace.getByRole('button', { name: 'Replace my data' }).click();
  await expect(section.getByText('The backup is in place: this is your data now.')).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=privacy$/);
  const button = section.getByRole('button', { name: 'Import', exact: true });
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription(
    /^The backup is in place: this is your data now\./,
  );
  expect(await messageTexts(page)).toEqual(before);
  const photos = await page.evaluate(async () => {
    const rows = await new Promise<{ blob: Blob }[]>((resolve) => {
      const opening = indexedDB.open('taal');
      opening.onsuccess = () => {
        const reading = opening.result.transaction('photos').objectStore('photos').getAll();
        reading.onsuccess = () => resolve(reading.result);
      };
    });
    return Promise.all(
      rows.map(async ({ blob }) => {
        const picture = await createImageBitmap(blob);
        return { type: blob.type, width: picture.width, height: picture.height };
      }),
    );
  });
  expect(photos).toEqual([{ type: 'image/jpeg', width: 64, height: 48 }]);
  await visit(page, `${app.url}/chat`);
  await expect(chat(page).log.getByText('नमस्ते, is this kept? ✨', { exact: true })).toBeVisible();
});

test(
  'after an import every tab reloads, and no earlier data comes back',
  { tag: '@release' },
  async ({ app, page }, info) => {
    const file = info.outputPath('backup.json');
    await visitOnce(page, `${app.url}/chat`);
    await openYourData(page, app.url);
    await exportTo(page, file);

    // The screens hold on to a form that is half filled in, and to a chat in memory.
    const form = await page.context().newPage();
    await visit(form, `${app.url}/profile`);
    await form.getByRole('button', { name: 'Edit profile' }).click();
    await form.getByLabel('Name', { exact: true }).fill('Typed before the import');
    await page.bringToFront();
    await page.getByRole('link', { name: 'Matches', exact: true }).click();
    const open = page.getByRole('button', { name: /^Chat with/ }).first();
    await open.click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Said before the import');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('tab', { name: 'Privacy' }).click();

    const { file: input, replace, section } = yourData(page);
    await input.setInputFiles(file);
    const reloaded = form.waitForEvent('load');
    await replace.getByRole('button', { name: 'Replace my data' }).click();
    await expect(section.getByText('The backup is in place: this is your data now.')).toBeVisible();
    await reloaded;
    await expect(form.getByRole('heading', { name: 'How others see you' })).toBeVisible();
    await expect(form.getByLabel('Name', { exact: true })).toBeHidden();
    expect(await readStore(page, 'drafts')).toEqual([]);
    await page.getByRole('link', { name: 'Matches', exact: true }).click();
    await open.click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await expect(page.getByRole('dialog').getByText('Said before the import')).toBeHidden();
    // It is told once.
    await visit(page, `${app.url}/profile?tab=privacy`);
    await expect(section.getByRole('button', { name: 'Import', exact: true })).toBeVisible();
    await expect(section.getByText('The backup is in place: this is your data now.')).toBeHidden();
  },
);

test('a browser killed in the middle of an import has the old data whole, or the new', async ({
  app,
  device,
}, info) => {
  const path = info.outputPath('large.json');
  const first = await device.open();
  const page = await firstPage(first);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'The old data');
  await openYourData(page, app.url);
  await exportTo(page, path);
  const backup = JSON.parse(await readFile(path, 'utf8'));
  const [session] = backup.chatSessions;
  const [message] = session.messages;
  session.messages = Array.from({ length: 20_000 }, (_, position) => ({
    ...message,
    id: `imported-${position}`,
    position,
    text: `Imported ${position}`,
    replyDueAt: undefined,
  }));
  await writeFile(path, JSON.stringify(backup));
  const before = await messageTexts(page);
  const { file, replace } = yourData(page);
  await file.setInputFiles(path);
  await replace.getByRole('button', { name: 'Replace my data' }).click();
  await expect(replace.getByText('Replacing your data…')).toBeVisible();
  await device.kill();

  const second = await device.open();
  const again = await firstPage(second);
  await visit(again, `${app.url}/dashboard`);
  const after = await messageTexts(again);
  if (after.length !== 20_000) expect(after).toEqual(before);
});
