import { cp, readFile, writeFile } from 'node:fs/promises';
import { seedMessages } from '../../bench/seeds/seed.ts';
import { dist, expect, test } from '../fixtures/app.ts';
import { countLoads, openWithoutWorker } from '../fixtures/loads.ts';
import { readStore } from '../fixtures/storage.ts';
import { buildNextVersion, expectVersion, partsOnlyIn } from '../fixtures/twoVersions.ts';
import { visit, visitAgain, visitOnce } from '../fixtures/visit.ts';
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

test('the two versions share no part of the app', () => {
  expect(partsOnlyIn(dist, next).length).toBeGreaterThan(5);
});

test('an update is offered within a minute of focus, waits, and moves all tabs with their drafts', async ({
  app,
  page,
}) => {
  await page.clock.install();
  await visitOnce(page, `${app.url}/chat`);
  await expect(chat(page).field).toBeVisible();
  await seedMessages(page, 40);
  await visitAgain(page);
  await expect(chat(page).log.getByText(/^Message 39:/)).toBeVisible();
  const other = await page.context().newPage();
  await visit(other, `${app.url}/matches`);
  const openChat = other.getByRole('button', { name: /^Chat with/ }).first();
  const toMatch = other.getByRole('dialog').getByRole('textbox', { name: 'Message' });
  await openChat.click();
  await toMatch.fill('Would you like to');
  await app.stop();
  await app.start(next);

  await page.bringToFront();
  await type(page, 'Half a thou');
  await comeBack(page);
  // It is offered, and nothing is taken from the fingers.
  await expect(notice(page).title).toBeVisible();
  await expect(chat(page).field).toBeFocused();
  await expect(chat(page).field).toHaveValue('Half a thou');
  await expectVersion(page, dist);
  const stored = await readStore(page, 'chatMessages');
  await type(page, 'ght');
  const loads = [countLoads(page), countLoads(other)];
  await notice(page).update.click();
  await expectVersion(page, next);
  await expectVersion(other, next);
  await expect(chat(page).field).toHaveValue('Half a thought');
  await openChat.click();
  await expect(toMatch).toHaveValue('Would you like to');
  expect(await readStore(page, 'chatMessages')).toEqual(stored);
  await expect(notice(page).title).toBeHidden();
  expect(loads).toEqual([{ count: 1 }, { count: 1 }]);
});

test('an update put aside comes with the next start', async ({ app, page }) => {
  await page.clock.install();
  await visitOnce(page, `${app.url}/dashboard`);
  await app.stop();
  await app.start(next);
  await comeBack(page);
  await notice(page).dismiss.click();
  await expect(notice(page).title).toBeHidden();
  await expectVersion(page, dist);
  await visitAgain(page);
  await expect(notice(page).title).toBeVisible();
});

test('when the new worker never takes over, the page reloads; asked again, the old one goes', async ({
  app,
  page,
}, info) => {
  const stuck = info.outputPath('stuck');
  await cp(next, stuck, { recursive: true });
  const worker = await readFile(`${stuck}/service-worker.js`, 'utf8');
  expect(worker).toContain('SKIP_WAITING');
  await writeFile(`${stuck}/service-worker.js`, worker.replaceAll('SKIP_WAITING', 'not-heard'));

  await page.clock.install();
  await visitOnce(page, `${app.url}/chat`);
  await app.stop();
  await app.start(stuck);
  await type(page, 'Still here');
  await comeBack(page);
  const loads = countLoads(page);
  await notice(page).update.click();
  await expect(page.getByText('Updating…')).toBeVisible();
  await page.clock.fastForward(4000);
  await expect.poll(() => loads.count).toBe(1);
  await expect(chat(page).field).toHaveValue('Still here');
  await expect(notice(page).title).toBeVisible();
  await notice(page).update.click();
  await page.clock.fastForward(4000);
  await expectVersion(page, next);
  await expect(chat(page).field).toHaveValue('Still here');
});

test('a part that a deploy took away leads to one reload, into the new version', async ({
  app,
  page,
}) => {
  await openWithoutWorker(page, app.url);
  await app.stop();
  await app.start(next);
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(10);
  await expectVersion(page, next);
  expect(loads.count).toBe(1);
});
