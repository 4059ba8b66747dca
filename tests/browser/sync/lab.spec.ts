import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitAgain, visitOnce } from '../fixtures/visit.ts';
import { chat, sendMessage, stopWriting } from '../screens/chat.ts';
import { lab, openLab, startFault } from '../screens/lab.ts';
import { openYourData, yourData } from '../screens/yourData.ts';

test.use({ worker: true });

const LOST = 'The answer is lost after the server acted';

test('a tester loses an answer, and sees the entry go out under the same key', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ size: { width: 390, height: 844 }, touch: true });
  const page = await context.newPage();
  await visit(page, `${app.url}/chat`);
  await startFault(page, LOST);
  await sendMessage(page, 'Will it arrive?');
  await stopWriting(page);
  await expect.poll(() => app.backend.backend.ledger.length).toBe(1);
  const { banner, stopOnBanner } = lab(page);
  for (const path of ['/', '/dashboard', '/matches', '/profile', '/read']) {
    await visit(page, app.url + path);
    await expect(banner).toBeVisible();
  }
  await stopOnBanner.click();
  await expect(banner).toBeHidden();
  await expect.poll(() => readStore(page, 'outbox')).toEqual([]);
  const [first] = app.backend.backend.ledger;
  expect(app.backend.backend.ledger).toEqual([first]);
  const sent = app.backend.calls.filter((call) => call === 'POST /analyze');
  expect(sent.length).toBeGreaterThan(1);

  const dialog = await openLab(page);
  const traced = dialog.getByRole('list', { name: 'Timeline of calls' }).getByRole('listitem');
  const tries = traced.filter({ hasText: `key ${String(first?.key).slice(0, 8)}` });
  await expect(tries.first()).toContainText('POST /analyze: 200, accepted');
  await expect(tries.last()).toContainText('POST /analyze: no connection');
  await expect(tries.last()).toContainText('try 1');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy report' }).click();
  await expect(dialog.getByText('Copied. It holds no message text.')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain(`key ${String(first?.key).slice(0, 8)} · try 1`);
  expect(report).not.toContain('Will it arrive?');
});

test('a lab that was left on goes on after a reload, in every tab, and ends in every tab', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/chat`);
  await startFault(page, 'Offline, the worker too');
  await visitAgain(page);
  await expect(lab(page).banner).toBeVisible();
  const other = await page.context().newPage();
  await visit(other, `${app.url}/dashboard`);
  await expect(lab(other).banner).toBeVisible();
  const asked = app.backend.calls.length;
  await page.bringToFront();
  await sendMessage(page, 'Held here');
  await stopWriting(page);
  expect(app.backend.calls).toHaveLength(asked);
  await other.bringToFront();
  await lab(other).stopOnBanner.click();
  await expect(lab(page).banner).toBeHidden();
  await expect.poll(() => app.backend.backend.ledger.length).toBe(1);
});

/** Wakes the worker as the browser does once it believes that there is a network. */
async function wakeWorker(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registered,
    tag: 'taal-outbox',
    lastChance: false,
  });
  await session.detach();
}

test('the worker obeys the lab, with every page of Taal closed', async ({ app, page }) => {
  app.backend.plan = () => ({ kind: 'status', status: 503 });
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, 'For the worker');
  await startFault(page, 'Offline, the worker too');
  app.backend.plan = () => null;
  const asked = app.backend.calls.length;
  await page.goto(`${app.url}/pictures/portraits/portrait-01.svg`);
  await wakeWorker(page, app.url);
  const ofWorker = async () => {
    const calls = await readStore(page, 'calls');
    return calls.filter(({ by }) => by === 'worker').map(({ outcome }) => outcome);
  };
  await expect.poll(ofWorker).toContain('no connection');
  expect(app.backend.calls).toHaveLength(asked);
});

test('what is no scenario is refused in a sentence; a good one is saved and opened', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/dashboard?lab=on&fault=offline#lab`);
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  await openLab(page);
  const { region, banner, scenario, start, fault } = lab(page);
  await expect(banner).toHaveCount(0);
  const year = '{"taalLab":1,"seed":1,"steps":[{"fault":"latency","from":0,"to":9,"amount":3e10}]}';
  const refusals = [
    ['{"taalLab":9,"steps":[]}', 'This scenario comes from a newer version of Taal.'],
    ['offline please', 'This is not a scenario of the network lab.'],
    [year, 'Delay in milliseconds: from 0 to 60000.'],
  ] as const;
  for (const [text, reason] of refusals) {
    await scenario.fill(text);
    await start.click();
    await expect(region.getByText(reason)).toBeVisible();
  }
  await expect(banner).toHaveCount(0);
  await fault.selectOption({ label: 'Ten bad minutes, by a seed' });
  await region.getByLabel('Seed').fill('42');
  const drawn = await scenario.inputValue();
  await region.getByLabel('Name of the scenario').fill('Night train');
  await region.getByRole('button', { name: 'Save scenario' }).click();
  await scenario.fill('something else');
  const saved = region.getByRole('list', { name: 'Saved scenarios' });
  await saved.getByRole('listitem').filter({ hasText: 'Night train' }).getByText('Open').click();
  expect(await scenario.inputValue()).toBe(drawn);
  await start.click();
  await expect(banner).toBeVisible();
  await lab(page).stop.click();
  await expect(banner).toHaveCount(0);
});

test('erasing everything leaves nothing of the lab', async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  await startFault(page, 'Every call is slow');
  await sendMessage(page, 'Soon gone');
  await openYourData(page, app.url);
  const { erase, confirm } = yourData(page);
  await erase.click();
  await confirm.getByRole('textbox', { name: 'Type ERASE to confirm' }).fill('ERASE');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  await expect(lab(page).banner).toHaveCount(0);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.includes('lab'))).toEqual([]);
});

test('the lab leaves the chat room to write in', async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  await startFault(page, LOST);
  await expect(chat(page).field).toBeInViewport();
});
