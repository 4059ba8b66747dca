import { overHttp } from '../../../src/backend/overHttp.ts';
import { startServer } from '../../../src/backend/server.ts';
import { expect, type Page, test } from '../fixtures/app.ts';
import { builtWith } from '../fixtures/builtWith.ts';
import { isStored } from '../fixtures/storage.ts';
import { visit, visitOnce } from '../fixtures/visit.ts';
import { chat } from '../screens/chat.ts';
import { yourData } from '../screens/yourData.ts';

const BASE = '/taal/';

/** What other apps do with what a person shares. */
async function share(page: Page, address: string, text: string): Promise<void> {
  // Another app is no page of Taal, whose headers would hold for it.
  await isStored(page);
  await page.goto('about:blank');
  await page.evaluate(
    ({ action, value }) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: 'multipart/form-data' });
      const field = document.createElement('input');
      Object.assign(field, { name: 'text', value });
      form.append(field);
      document.body.append(form);
      form.submit();
    },
    { action: address, value: text },
  );
}

test('a build for a path below the host shows, leads, installs and works offline there', async ({
  page,
}) => {
  const folder = await builtWith('sub-path', ['--base', BASE]);
  const server = await startServer({ folder, port: 0, backend: overHttp(), base: BASE });
  const home = `${server.url}${BASE}`;
  // Not by its role: the question of the first visit soon covers the profile.
  const heading = page.locator('h1');

  await visitOnce(page, home);
  await expect(page).toHaveURL(`${home}onboarding`);
  await expect(heading).toHaveText('Welcome to Taal');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(home);
  await page.getByRole('link', { name: 'Matches' }).click();
  await expect(page).toHaveURL(`${home}matches`);
  await expect(page.getByRole('article')).toHaveCount(10);
  // Portraits mean nothing that the name beside them does not say, so they have no role.
  const portrait = page.getByRole('article').first().locator('img').first();
  await expect
    .poll(() => portrait.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);

  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const { errors, url } = await session.send('Page.getAppManifest');
  expect({ errors, url }).toEqual({ errors: [], url: `${home}manifest.webmanifest` });
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  expect((await session.send('Page.getAppId')).appId).toBe(home);

  await server.close();
  for (const [path, name] of [
    ['chat', 'New Chat'],
    ['profile', 'Your profile'],
    ['', /^Find Your/],
  ] as const) {
    const response = await visit(page, home + path);
    expect(await response?.text()).toContain(`data-screen="/${path}"`);
    await expect(heading).toHaveText(name);
  }
  for (const [spelling, address] of [
    ['?', ''],
    ['index.html', ''],
    ['chat?', 'chat'],
    ['Chat/', 'chat'],
    ['chat.html?topic=family', 'chat?topic=family'],
  ] as const) {
    await visit(page, home + spelling);
    await expect(page).toHaveURL(home + address);
    await expect(page).toHaveTitle(address === '' ? /^Taal: find/ : 'AI Chat · Taal');
  }
  await share(page, `${home}share`, 'Shared');
  await page.getByRole('button', { name: 'Use as message' }).click();
  await expect(chat(page).field).toHaveValue('Shared');
  await expect(page).toHaveURL(`${home}chat`);

  // Data of another app at the same origin outlive an erasure.
  const { port } = server;
  const again = await startServer({ folder, port, backend: overHttp(), base: BASE });
  expect(await namesOf(page)).toEqual({ databases: ['taal@/taal/'], strangers: [] });
  await page.evaluate(async () => {
    localStorage.setItem('taal-theme', 'dark');
    await caches.open('workbox-precache-v2-other');
  });
  await visit(page, `${home}profile?tab=privacy`);
  const { section, erase, confirm } = yourData(page);
  const skip = page.getByRole('button', { name: 'Skip for Now' });
  await expect(skip.or(section.locator('dl[aria-busy="false"]')).first()).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await erase.click();
  await confirm.getByRole('textbox').fill('erase');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  expect(await namesOf(page)).toMatchObject({
    strangers: ['taal-theme', 'workbox-precache-v2-other'],
  });
  await again.close();
});

/** The databases at the origin, and all keys and caches that are not of the app below the path. */
function namesOf(page: Page) {
  return page.evaluate(async () => {
    const own = /^taal@\/taal\/-|\/taal\/$/;
    const names = [...Object.keys(localStorage), ...(await caches.keys())];
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    return { databases, strangers: names.filter((name) => !own.test(name)) };
  });
}
