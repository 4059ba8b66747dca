import { SCREENS } from '../../../src/shell/screens.ts';
import { expect, type Page, test } from '../fixtures/app.ts';
import { offerInstall, withoutRealOffer } from '../fixtures/installOffer.ts';
import { becomesAlive, visitOnce } from '../fixtures/visit.ts';
import { holdScripts } from '../screens/firstScreen.ts';

const PHONE = { width: 390, height: 844 };

const button = (page: Page) => page.getByRole('button', { name: 'Install Taal' });

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
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
