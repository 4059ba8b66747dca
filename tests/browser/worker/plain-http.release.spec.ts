import { visitorIn } from '../engines/visitorIn.ts';
import { wholeWalk } from '../engines/wholeWalk.ts';
import { type App, expect, type Page, test } from '../fixtures/app.ts';
import { album, openAlbum, pick, plain } from '../fixtures/photoFiles.ts';
import { receivedTexts } from '../fixtures/receivedTexts.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage } from '../screens/chat.ts';
import { openYourData, yourData } from '../screens/yourData.ts';

const NOTICE = 'Opened over plain http';

async function openPanel(page: Page) {
  await page.getByRole('button', { name: /^Sync status/ }).click();
  return page.getByRole('dialog', { name: 'Sync status' });
}

const received = (app: App) => receivedTexts(app).filter((text) => text !== undefined);

test('by plain http, with no worker and no locks, all of Taal works and says what does not', async ({
  app,
  device,
}, info) => {
  const context = await device.open();
  const page = await firstPage(context);
  await visit(page, `${app.plainUrl}/`);
  const missing = await page.evaluate(() => ({
    isSecureContext,
    locks: 'locks' in navigator,
    worker: 'serviceWorker' in navigator,
    caches: 'caches' in window,
    uuid: 'randomUUID' in crypto,
  }));
  expect(missing).toEqual({
    isSecureContext: false,
    locks: false,
    worker: false,
    caches: false,
    uuid: false,
  });

  const notice = page.getByText(NOTICE, { exact: true });
  await expect(notice).toBeVisible();
  await expect(page.getByText(/Installing Taal.*need HTTPS\.$/)).toBeVisible();
  await page.getByRole('button', { name: `Dismiss: ${NOTICE}` }).click();
  await expect(notice).toBeHidden();

  app.backend.plan = () => ({ kind: 'status', status: 503 });
  const kept = await wholeWalk(await visitorIn(context, ''), app.plainUrl, 'by plain http');
  await expect(notice).toBeHidden();
  const panel = await openPanel(page);
  await expect(panel.getByText(/This address is plain http: .* need HTTPS\./)).toBeVisible();
  await expect(panel.getByText(/waiting to be sent/)).toBeVisible();
  app.backend.plan = () => null;
  await panel.getByRole('button', { name: 'Check now' }).click();
  await expect(panel.getByText('All saved, here and on the server.')).toBeVisible();
  expect(received(app)).toEqual([kept]);
  await panel.getByText('For testers').click();
  await expect(panel.getByText('no locks in this browser')).toBeVisible();
  await panel.getByRole('button', { name: 'Copy report' }).click();
  await expect(panel.getByRole('textbox', { name: 'Report' })).toBeFocused();

  await visit(page, `${app.plainUrl}/profile?tab=settings`);
  await page.getByRole('switch', { name: 'Messages' }).click();
  await expect(page.getByText('Notifications need HTTPS')).toBeVisible();

  await visit(page, `${app.plainUrl}/profile`);
  await openAlbum(page);
  const photo = await plain(320, 200).png().toBuffer();
  await pick(page, album(page).add, { name: 'a.png', mimeType: 'image/png', buffer: photo });
  await expect(album(page).pictures).toHaveCount(1);

  await openYourData(page, app.plainUrl);
  const path = info.outputPath('backup.json');
  const downloading = page.waitForEvent('download');
  await yourData(page).export.click();
  await (await downloading).saveAs(path);
  await yourData(page).erase.click();
  await yourData(page).confirm.getByRole('textbox').fill('ERASE');
  const erased = page.waitForEvent('load');
  await yourData(page).confirm.getByRole('button', { name: 'Erase everything' }).click();
  await erased;
  await expect(page.getByText('Step 1 of 6')).toBeVisible();

  await openYourData(page, app.plainUrl);
  expect(await readStore(page, 'chatMessages')).toEqual([]);
  await yourData(page).file.setInputFiles(path);
  const imported = page.waitForEvent('load');
  await yourData(page).replace.getByRole('button', { name: 'Replace my data' }).click();
  await imported;
  await visit(page, `${app.plainUrl}/chat`);
  await expect(chat(page).log.getByText(kept)).toBeVisible();
  expect(await readStore(page, 'photos')).toHaveLength(1);
});

test('by plain http two tabs deliver what both of them send, each message once', async ({
  app,
  device,
}) => {
  const context = await device.open();
  const one = await firstPage(context);
  const other = await context.newPage();
  app.backend.plan = () => ({ kind: 'status', status: 503 });
  for (const page of [one, other]) {
    await visit(page, `${app.plainUrl}/chat`);
    await chatIsRead(page);
  }
  await sendMessage(one, 'From the first');
  await other.bringToFront();
  await sendMessage(other, 'From the second');
  app.backend.plan = () => null;
  for (const page of [one, other]) {
    await page.evaluate(() => dispatchEvent(new Event('online')));
  }
  for (const page of [one, other]) {
    await expect(page.getByRole('button', { name: 'Sync status: All saved' })).toBeVisible();
  }
  expect(received(app)).toEqual(['From the first', 'From the second']);
});
