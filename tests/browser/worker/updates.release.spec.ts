import { expect, test, withoutPack } from '../fixtures/app.ts';
import { countLoads, openWithoutWorker } from '../fixtures/loads.ts';
import { buildNextVersion, expectVersion } from '../fixtures/twoVersions.ts';
import { visit, visitOnce } from '../fixtures/visit.ts';
import { chat, type } from '../screens/chat.ts';
import { comeBack, updateNotice as notice } from '../screens/updateNotice.ts';

// One build of the next version serves all of these.
test.describe.configure({ mode: 'default' });

// Parts and workers are kept from the page on purpose.
test.use({ expectedFaults: /MissingPartError|An unknown error occurred when fetching the script/ });

let next = '';

test.beforeAll(async () => {
  next = await buildNextVersion();
});

test('a page keeps its place of reading through an update', async ({ app, page }) => {
  await page.clock.install();
  await visitOnce(page, `${app.url}/onboarding`);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Find Your Perfect/);
  await app.stop();
  await app.start(next);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await comeBack(page);
  await notice(page).update.click();
  await expectVersion(page, next);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
});

test('a deploy during the very first visit is offered too, and that visit is not disturbed', async ({
  app,
  page,
}) => {
  await page.clock.install();
  await visitOnce(page, `${app.url}/chat`);
  const loads = countLoads(page);
  await type(page, 'My first words');
  await app.stop();
  await app.start(next);
  await comeBack(page);
  await expect(notice(page).title).toBeVisible();
  expect(loads.count).toBe(0);
  await notice(page).update.click();
  await expectVersion(page, next);
  await expect(chat(page).field).toHaveValue('My first words');
  expect(loads.count).toBe(1);
});

test('a part that stays away leads to one reload only, and then to words', async ({
  app,
  page,
}) => {
  await withoutPack(page.context());
  await page.context().route('**/assets/matches-*.js', (route) => route.fulfill({ status: 404 }));
  await visit(page, `${app.url}/dashboard`);
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This screen is not here yet' })).toBeVisible();
  expect(loads.count).toBe(1);
  await page.getByRole('link', { name: 'AI Chat', exact: true }).click();
  await expect(chat(page).field).toBeVisible();
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(loads.count).toBe(1);
});

test('a part that is missing without a network leads to no reload; Try again brings it', async ({
  app,
  page,
}) => {
  await openWithoutWorker(page, app.url);
  await app.stop();
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(page.getByText('there is no network to fetch it')).toBeVisible();
  await again.click();
  await expect(again).toBeVisible();
  expect(loads.count).toBe(0);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(again).toBeVisible();
  await app.start();
  await again.click();
  await expect(page.getByRole('article')).toHaveCount(10);
  expect(loads.count).toBe(1);
});
