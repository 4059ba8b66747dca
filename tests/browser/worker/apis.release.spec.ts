import { apis } from '../fixtures/apis.ts';
import { type App, expect, type Page, test } from '../fixtures/app.ts';
import { album, openAlbum, pick, plain } from '../fixtures/photoFiles.ts';
import { receivedTexts } from '../fixtures/receivedTexts.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';
import { openYourData, yourData } from '../screens/yourData.ts';

const TEXT = 'Does it work here too? 👨‍👩‍👧‍👦 I would like to know before I write a longer one';

const notificationsSaid = {
  missing: /^This browser has no notifications for Taal\./,
  refusing: /^The browser does not let Taal notify you\./,
} as const;

async function sendsAndReceives(page: Page, app: App): Promise<void> {
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, TEXT);
  await expect.poll(() => receivedTexts(app)).toEqual([TEXT]);
  await expect(page.getByRole('button', { name: 'Sync status: All saved' })).toBeVisible();
}

async function tellsWhatItCannot(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Sync status/ }).click();
  const panel = page.getByRole('dialog', { name: 'Sync status' });
  await expect(panel.getByText(/^This browser keeps no copy of Taal here/)).toBeVisible();
  await panel.getByText('For testers').click();
  await expect(panel.getByText('no locks in this browser')).toBeVisible();
  await panel.getByRole('button', { name: 'Copy report' }).click();
  await expect(panel.getByRole('textbox', { name: 'Report' })).toHaveValue(/^Taal sync report/);
  await page.keyboard.press('Escape');
}

async function keepsAPhoto(page: Page): Promise<void> {
  await openAlbum(page);
  const buffer = await plain(320, 200).png().toBuffer();
  const file = { name: 'a.png', mimeType: 'image/png', buffer };
  await pick(page, album(page).add, file);
  await expect(album(page).pictures).toHaveCount(1);
  await pick(page, album(page).add, file);
  await expect(album(page).pictures).toHaveCount(2);
}

for (const how of ['missing', 'refusing'] as const) {
  test(`Taal runs with every API ${how} that a browser may lack, and says what it cannot`, async ({
    app,
    page,
  }) => {
    for (const api of Object.values(apis)) {
      if (api[how] !== null) await page.addInitScript(api[how]);
    }
    await sendsAndReceives(page, app);
    await tellsWhatItCannot(page);

    await page.getByRole('link', { name: 'Profile', exact: true }).click();
    await page.getByRole('button', { name: 'Skip for Now' }).click();
    await keepsAPhoto(page);
    await visit(page, `${app.url}/profile?tab=settings`);
    await page.getByRole('switch', { name: 'Messages' }).click();
    await expect(page.getByText(notificationsSaid[how])).toBeVisible();

    await openYourData(page, app.url);
    const downloading = page.waitForEvent('download');
    await yourData(page).export.click();
    expect((await downloading).suggestedFilename()).toMatch(/^taal-backup-.*\.json$/);
    await yourData(page).erase.click();
    const { confirm } = yourData(page);
    await confirm.getByRole('textbox').fill('ERASE');
    await confirm.getByRole('button', { name: 'Erase everything' }).click();
    await expect(page.getByText('Step 1 of 6')).toBeVisible();
    expect(await readStore(page, 'chatMessages')).toEqual([]);
  });
}
