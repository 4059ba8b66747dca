import type { CDPSession, Page } from '@playwright/test';
import { type App, type Device, expect, test } from '../fixtures/app.ts';
import {
  deleteDatabase,
  holdAtVersion,
  isStored,
  NEUTRAL,
  neutralPage,
  quota,
  readStore,
} from '../fixtures/storage.ts';
import { firstPage, visit, visitAgain, visitOnce } from '../fixtures/visit.ts';
import { chat, chatIsRead, sendMessage, type } from '../screens/chat.ts';

test.use({ visitor: 'returning' });

function notice(page: Page, title: string) {
  return page.getByText(title, { exact: true });
}

/**
 * Taal as a returning person has it. The browser is relaunched: it caches the amount of free
 * space for half a minute.
 */
async function returning(device: Device, app: App): Promise<{ page: Page; session: CDPSession }> {
  const first = await device.open();
  const page = await firstPage(first);
  await visitOnce(page, `${app.url}/chat`);
  await expect(chat(page).field).toBeVisible();
  const second = await device.open();
  const again = await firstPage(second);
  return { page: again, session: await second.newCDPSession(again) };
}

test(
  'whose data the browser threw away is told, and brings them back from a backup',
  { tag: '@release' },
  async ({ app, page }, info) => {
    const path = info.outputPath('backup.json');
    await visitOnce(page, `${app.url}/chat`);
    await expect(notice(page, 'Your browser removed Taal’s data')).toBeHidden();
    await sendMessage(page, 'Written before the loss');
    await visit(page, `${app.url}/profile?tab=privacy`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await (await downloading).saveAs(path);
    await isStored(page);
    await page.goto(app.url + NEUTRAL);
    await deleteDatabase(page);

    await visit(page, `${app.url}/chat`);
    await expect(notice(page, 'Your browser removed Taal’s data')).toBeVisible();
    await visitAgain(page);
    await expect(notice(page, 'Your browser removed Taal’s data')).toBeVisible();
    await page.getByLabel('Backup to restore').setInputFiles(path);
    // Every tab reloads after an import.
    const startedAnew = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Replace my data' }).click();
    await startedAnew;
    await visit(page, `${app.url}/chat`);
    await expect(chat(page).log.getByText('Written before the loss')).toBeVisible();
    await expect(notice(page, 'Your browser removed Taal’s data')).toBeHidden();
  },
);

test('a full device keeps the message in the composer and stores no half of it', async ({
  app,
  device,
}) => {
  const { page, session } = await returning(device, app);
  await quota(session, app.url, 1);
  await visit(page, `${app.url}/chat`);
  await type(page, 'There is no room for this');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This message could not be stored/)).toBeVisible();
  await expect(notice(page, 'No room left on this device')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sync status: Not saved' })).toBeVisible();
  await expect(chat(page).field).toHaveValue('There is no room for this');
  for (const store of ['chatMessages', 'analysisHistory', 'outbox', 'userStats']) {
    expect(await readStore(page, store)).toEqual([]);
  }
  await quota(session, app.url);
  await chat(page).field.press('Enter');
  await expect(chat(page).log.getByText('There is no room for this')).toBeVisible();
  await expect(notice(page, 'No room left on this device')).toBeHidden();
  expect(await readStore(page, 'outbox').then((rows) => rows.length)).toBeLessThan(2);
});

test('stock pictures make room for what a person writes', { tag: '@release' }, async ({
  app,
  device,
}) => {
  const { page, session } = await returning(device, app);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: app.url });
  await quota(session, app.url, usage - 100_000);
  await visit(page, `${app.url}/chat`);
  await type(page, 'This is worth more than a picture');
  await page.keyboard.press('Enter');
  await expect(
    chat(page).log.getByText('This is worth more than a picture', { exact: true }),
  ).toBeVisible();
  await expect(notice(page, 'Space was short')).toBeVisible();
  const pictures = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().filter(({ url }) => url.includes('/pictures/')).length;
  });
  expect(pictures).toBe(0);
});

test('a newer Taal in another tab: this one saves, steps aside, and loses nothing', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Of the old version');
  await type(page, 'Half a th');
  const newer = await neutralPage(page, app.url);
  await holdAtVersion(newer, 990);
  await page.bringToFront();
  await expect(notice(page, 'Reload to continue')).toBeVisible();
  await type(page, 'ought');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await reloaded;
  await expect(chat(page).log.getByText('Of the old version')).toBeVisible();
  await expect(chat(page).field).toHaveValue('Half a thought');
  await expect(notice(page, 'Reload to continue')).toBeHidden();
  expect(await readStore(page, 'fromTheFuture')).toEqual(['kept']);
  await chatIsRead(page);
  await chat(page).field.press('Enter');
  await expect(chat(page).log.getByText('Half a thought', { exact: true })).toBeVisible();
});

/** The chat, while another tab holds the database at an older version; returns that tab. */
async function openBehindOlderTab(page: Page, app: App): Promise<Page> {
  const older = await neutralPage(page, app.url);
  await holdAtVersion(older, 1);
  await visit(page, `${app.url}/chat`);
  await expect(notice(page, 'Close Taal’s other tabs')).toBeVisible();
  return older;
}

test.describe('with nothing stored before', () => {
  test.use({ visitor: 'new' });

  test('text that was written while no database would open is stored once one does', {
    tag: '@release',
  }, async ({ app, page }) => {
    const older = await openBehindOlderTab(page, app);
    await chat(page).field.pressSequentially('Soon gone');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
    await older.close();
    await expect(notice(page, 'Close Taal’s other tabs')).toBeHidden();
    await page.getByRole('link', { name: 'AI Chat', exact: true }).click();
    await expect(chat(page).field).toHaveValue('Soon gone');
    await expect.poll(() => readStore(page, 'drafts')).toMatchObject([{ text: 'Soon gone' }]);
  });
});
