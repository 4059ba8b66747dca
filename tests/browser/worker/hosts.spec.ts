import { expect, test } from '../fixtures/app.ts';
import { album, pick, plain } from '../fixtures/photoFiles.ts';
import { visitOnce } from '../fixtures/visit.ts';
import { openProfile, states } from '../screens/states.ts';

test.describe.configure({ timeout: 240_000 });

const walked = [
  'onboarding, step 6',
  'landing',
  'matches',
  'the filters',
  'a chat with a match',
  'a chat with messages',
  'the sync panel',
  'settings',
  'privacy',
  'an address that leads nowhere',
];

test('a walk over all screens asks no host but the app’s own, page and worker alike', async ({
  app,
  page,
}) => {
  const asked = { page: new Set<string>(), worker: new Set<string>() };
  page.context().on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol === 'blob:') return;
    asked[request.serviceWorker() === null ? 'page' : 'worker'].add(origin);
  });
  await visitOnce(page, `${app.url}/onboarding`);
  for (const name of walked) {
    await test.step(name, async () => states[name]?.(page, app.url));
  }
  await states.dashboard?.(page, app.url);
  for (const tab of await page.getByRole('tab').all()) await tab.click();
  await openProfile(page, app.url);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const buffer = await plain(120, 90).jpeg().toBuffer();
  await pick(page, album(page).add, { name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await expect(album(page).pictures).toHaveCount(1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => app.backend.calls).toContain('POST /analyze');
  expect([...asked.page]).toEqual([app.url]);
  expect([...asked.worker]).toEqual([app.url]);
});
