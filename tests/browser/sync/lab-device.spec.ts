import { type App, type Device, expect, type Page, test } from '../fixtures/app.ts';
import {
  deleteDatabase,
  holdAtVersion,
  NEUTRAL,
  neutralPage,
  quota,
  readStore,
} from '../fixtures/storage.ts';
import { firstPage, visit, visitOnce } from '../fixtures/visit.ts';
import { chat, sendMessage, stopWriting, type } from '../screens/chat.ts';
import { lab, startFault } from '../screens/lab.ts';

/** The notices but the lab's own, what the sync status says, and what stands in the composer. */
async function screenOf(page: Page) {
  await stopWriting(page);
  const notices = await page.locator('p').filter({ visible: true }).allInnerTexts();
  const known =
    /^(?:Your browser removed|No room left|Close Taal|One of them|The last change|The chats,)/;
  return {
    notices: notices.filter((text) => known.test(text)),
    sync: await page.getByRole('button', { name: /^Sync status/ }).innerText(),
    field: await chat(page).field.inputValue(),
    messages: await chat(page).log.getByText('Written before').count(),
  };
}

/** A person with one message, in a browser that has just been started. */
async function returning(device: Device, app: App): Promise<Page> {
  const first = await firstPage(await device.open());
  await visitOnce(first, `${app.url}/chat`);
  await sendMessage(first, 'Written before');
  const page = await firstPage(await device.open());
  await visit(page, `${app.url}/chat`);
  await expect(chat(page).log.getByText('Written before')).toBeVisible();
  return page;
}

async function leaveLab(page: Page): Promise<void> {
  await stopWriting(page);
  await lab(page).stopOnBanner.click();
  await expect(lab(page).banner).toBeHidden();
}

/** What the screen shows once a message could not be stored. */
async function sendInto(page: Page) {
  await type(page, 'There is no room for this');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This message could not be stored/)).toBeVisible();
  await stopWriting(page);
  await expect(page.getByText('No room left on this device')).toBeVisible();
  return screenOf(page);
}

test('a full storage, of the lab and of the browser', async ({ app, device }) => {
  const page = await returning(device, app);
  await startFault(page, 'The storage is full');
  const labs = await sendInto(page);
  await leaveLab(page);
  await chat(page).field.fill('');
  await sendMessage(page, 'Room again');
  await expect.poll(async () => (await readStore(page, 'chatMessages')).length).toBe(4);

  const again = await firstPage(await device.open());
  const session = await again.context().newCDPSession(again);
  await quota(session, app.url, 1);
  await visit(again, `${app.url}/chat`);
  expect(await sendInto(again)).toEqual(labs);
  expect(labs.field).toBe('There is no room for this');
});

test('evicted data, of the lab and of the browser; the lab gives them back', async ({
  app,
  device,
}) => {
  const page = await returning(device, app);
  const lost = page.getByText('Your browser removed Taal’s data');
  await startFault(page, 'The browser removed the data');
  await expect(lost).toBeVisible();
  const labs = await screenOf(page);
  expect(labs.messages).toBe(0);
  await leaveLab(page);
  await expect(chat(page).log.getByText('Written before')).toBeVisible();
  await expect(lost).toBeHidden();
  const names = await page.evaluate(async () => {
    const all = await indexedDB.databases();
    return all.map(({ name }) => name);
  });
  expect(names).toEqual(['taal']);

  await page.goto(app.url + NEUTRAL);
  await deleteDatabase(page);
  await visit(page, `${app.url}/chat`);
  await expect(lost).toBeVisible();
  expect(await screenOf(page)).toEqual(labs);
});

test('an older version in another tab, of the lab and in truth', async ({ app, device }) => {
  const page = await returning(device, app);
  const blocked = page.getByText('Close Taal’s other tabs');
  await startFault(page, 'An older version in another tab');
  await expect(blocked).toBeVisible();
  const labs = await screenOf(page);
  await leaveLab(page);
  await expect(blocked).toBeHidden();
  await expect(chat(page).log.getByText('Written before')).toBeVisible();

  await page.goto(app.url + NEUTRAL);
  await deleteDatabase(page);
  const older = await neutralPage(page, app.url);
  await holdAtVersion(older, 1);
  await page.bringToFront();
  await page.goto(`${app.url}/chat`);
  await expect(blocked).toBeVisible();
  expect(await screenOf(page)).toEqual(labs);
});

test('a clock that is off, of the lab and of the device', async ({ app, page }) => {
  const timeOf = async (text: string) => {
    await sendMessage(page, text);
    const said = await chat(page).log.locator('time').first().getAttribute('datetime');
    return Math.round((Date.parse(String(said)) - Date.now()) / 3_600_000);
  };
  await visit(page, `${app.url}/chat`);
  await startFault(page, 'The clock of the device is off', {
    label: 'Hours the clock is ahead',
    value: '-3',
  });
  const labs = await timeOf('By the clock of the lab');
  await leaveLab(page);

  const late = await page.context().newPage();
  // It would answer by its own clock what the other tab writes.
  await page.close();
  await late.clock.setSystemTime(Date.now() - 3 * 3_600_000);
  await visit(late, `${app.url}/chat`);
  await type(late, 'By the clock of the device');
  await late.keyboard.press('Enter');
  await expect(chat(late).log.getByText('By the clock of the device')).toBeVisible();
  const said = await chat(late).log.locator('time').last().getAttribute('datetime');
  const real = Math.round((Date.parse(String(said)) - Date.now()) / 3_600_000);
  expect([labs, real]).toEqual([-3, -3]);
});
