import { expect, type Page, test } from '../fixtures/app.ts';
import { withoutRealOffer } from '../fixtures/installOffer.ts';
import { firstPage, visit, visitAgain, visitOnce } from '../fixtures/visit.ts';
import { chatIsRead, sendMessage, stopWriting } from '../screens/chat.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const PHONE = { width: 390, height: 844 };

const suggestion = (page: Page) => page.getByText('Keep Taal one tap away', { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Install Taal' });

/** Chromium decides by itself when a page may be installed; a person must have touched it. */
async function waitForOffer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('beforeinstallprompt', () => Object.assign(window, { offered: true }));
  });
}
const isOffered = (page: Page) =>
  expect.poll(() => page.evaluate(() => 'offered' in window)).toBe(true);

async function openMenu(page: Page): Promise<void> {
  await stopWriting(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function asIphone(page: Page): Promise<void> {
  await withoutRealOffer(page);
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', { userAgent: IPHONE, platform: 'iPhone' });
}

test('the browser’s offer becomes a button in the menu, and a suggestion after a message', async ({
  app,
  page,
}) => {
  await waitForOffer(page);
  await page.setViewportSize(PHONE);
  await visitOnce(page, `${app.url}/chat`);
  await page.getByRole('textbox', { name: 'Message' }).click();
  await isOffered(page);
  await expect(suggestion(page)).toHaveCount(0);
  await openMenu(page);
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await sendMessage(page, 'Hello there');
  await stopWriting(page);
  await expect(suggestion(page)).toBeVisible();

  await page.getByRole('button', { name: 'Dismiss: Keep Taal one tap away' }).click();
  await expect(suggestion(page)).toHaveCount(0);
  await visitAgain(page);
  await page.getByRole('textbox', { name: 'Message' }).click();
  await isOffered(page);
  // It stays where a person looks for it.
  await openMenu(page);
  await expect(button(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestion(page)).toHaveCount(0);

  // A month later, as far as the database knows.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('taal');
        opening.onsuccess = () => {
          const change = opening.result.transaction('keyValue', 'readwrite');
          const value = Date.now() - 31 * 24 * 3_600_000;
          change.objectStore('keyValue').put({ key: 'installDismissedAt', value });
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          change.onerror = () => reject(change.error);
        };
      }),
  );
  await visitAgain(page);
  await page.getByRole('textbox', { name: 'Message' }).click();
  await isOffered(page);
  await stopWriting(page);
  await expect(suggestion(page)).toBeVisible();
});

test('on an iPhone a sheet says how, and saves a backup to bring along', {
  tag: '@release',
}, async ({ app, page }) => {
  await asIphone(page);
  await visit(page, `${app.url}/chat`);
  await expect(suggestion(page)).toHaveCount(0);
  await sendMessage(page, 'Hello there');
  await stopWriting(page);
  await button(page).click();
  const sheet = page.getByRole('dialog', { name: 'Install Taal' });
  await expect(sheet).toContainText('Add to Home Screen');
  await expect(sheet).toContainText('storage of its own');
  const downloading = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Export' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^taal-backup-.*\.json$/);
  await sheet.getByRole('button', { name: 'Not now' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(suggestion(page)).toHaveCount(0);
});

test('the installed app opens at the chat, after onboarding and also with no network', async ({
  app,
  device,
}) => {
  const page = await firstPage(await device.open({ size: PHONE }));
  const manifest = await (await page.request.get(`${app.url}/manifest.webmanifest`)).json();
  const start = new URL(manifest.start_url, `${app.url}/manifest.webmanifest`).href;
  await visitOnce(page, start);
  await expect(page).toHaveURL(`${app.url}/onboarding`);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(`${app.url}/`);

  await visit(page, start);
  await expect(page).toHaveURL(`${app.url}/chat`);
  await chatIsRead(page);
  const again = await firstPage(await device.open({ size: PHONE, offline: true }));
  await visit(again, start);
  await expect(again).toHaveURL(`${app.url}/chat`);
  await chatIsRead(again);
});
