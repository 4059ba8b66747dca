import { SCREENS } from '../../../src/shell/screens.ts';
import { expect, type Page, test } from '../fixtures/app.ts';
import { offerInstall, withoutRealOffer } from '../fixtures/installOffer.ts';
import { readStore } from '../fixtures/storage.ts';
import { becomesAlive, firstPage, visit, visitAgain, visitOnce } from '../fixtures/visit.ts';
import { chatIsRead, sendMessage, stopWriting } from '../screens/chat.ts';
import { holdScripts } from '../screens/firstScreen.ts';
import { launch, takeLaunches } from '../screens/system.ts';

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
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function asIphone(page: Page): Promise<void> {
  await withoutRealOffer(page);
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', { userAgent: IPHONE, platform: 'iPhone' });
}

test('the browser finds nothing that keeps Taal from being installed', async ({ app, page }) => {
  await visitOnce(page, `${app.url}/onboarding`);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  const { appId } = await session.send('Page.getAppId');
  expect(appId).toBe(`${app.url}/`);
  const manifest = JSON.parse(data ?? '');
  const files = [manifest.icons, manifest.screenshots]
    .flat()
    .concat(manifest.shortcuts.flatMap((shortcut: { icons: unknown[] }) => shortcut.icons));
  for (const { src, sizes, type } of files) {
    const real = await page.evaluate(
      async (address) => {
        const answer = await fetch(address);
        const { width, height } = await createImageBitmap(await answer.blob());
        return { type: answer.headers.get('content-type'), sizes: `${width}x${height}` };
      },
      new URL(src, `${app.url}/`).href,
    );
    expect({ src, ...real }).toEqual({ src, type, sizes });
  }
});

test('every document names the manifest', async ({ app, page }) => {
  for (const path of SCREENS) {
    const html = await (await page.request.get(app.url + path)).text();
    const links = html.match(/<link rel="manifest"[^>]*>/g);
    expect({ path, links }).toEqual({
      path,
      links: ['<link rel="manifest" href="/manifest.webmanifest">'],
    });
  }
});

test('an offer that comes before the app is there is not lost', async ({ app, page }) => {
  await withoutRealOffer(page);
  await page.setViewportSize(PHONE);
  const release = await holdScripts(page);
  await page.goto(`${app.url}/dashboard`, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await offerInstall(page);
  release();
  await becomesAlive(page);
  await openMenu(page);
  await expect(button(page)).toBeVisible();
});

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
  await openMenu(page);
  await expect(button(page)).toHaveCount(0);
  await page.keyboard.press('Escape');

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

test('the button shows the browser’s own prompt; who says no there is left alone', async ({
  app,
  page,
}) => {
  await withoutRealOffer(page);
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello there');
  await offerInstall(page);
  await stopWriting(page);
  await button(page).click();
  await expect.poll(() => page.evaluate(() => 'prompted' in window)).toBe(true);
  await expect(suggestion(page)).toHaveCount(0);
  const keys = (await readStore(page, 'keyValue')).map(({ key }) => key);
  expect(keys).toContain('installDismissedAt');
});

test('on an iPhone a sheet says how, and saves a backup to bring along', async ({ app, page }) => {
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

test('the app on the home screen is offered nothing', async ({ app, page }) => {
  await asIphone(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { get: () => true });
  });
  await page.clock.install();
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello there');
  // Longer than the sheet waits elsewhere.
  await page.clock.runFor(10_000);
  await expect(suggestion(page)).toHaveCount(0);
  await openMenu(page);
  await expect(button(page)).toHaveCount(0);
});

test('a backup file that is opened with Taal leads to the question before an import', async ({
  app,
  page,
}) => {
  await takeLaunches(page);
  await visit(page, `${app.url}/profile`);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Hello there');
  await launch(page, page.url(), { name: 'backup.json', text: '{"no": "backup"}' });
  await expect(page).toHaveURL(/profile\?tab=privacy$/);
  await expect(page.getByText('Nothing was changed.')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const stream = await (await downloading).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  await launch(page, page.url(), {
    name: 'backup.json',
    text: Buffer.concat(chunks).toString('utf8'),
  });
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a shortcut leads to its screen, and Taal’s icon leaves everything as it is', async ({
  app,
  page,
}) => {
  await takeLaunches(page);
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('Half a thought');
  await launch(page, `${app.url}/`);
  await expect(page).toHaveURL(`${app.url}/chat`);
  await launch(page, `${app.url}/matches`);
  await expect(page.getByRole('heading', { name: 'Your matches' })).toBeVisible();
  await launch(page, `${app.url}/chat#start`);
  await expect(page).toHaveURL(`${app.url}/matches`);
  await launch(page, `${app.url}/chat`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
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
