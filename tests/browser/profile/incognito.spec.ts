import { type App, expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { emptyStore, isStored, readStore } from '../fixtures/storage.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';
import { dashboard } from '../screens/dashboard.ts';
import { matches, namesOf } from '../screens/matchCards.ts';
import { readTheChat } from '../screens/read.ts';
import { openProfile } from '../screens/states.ts';

// The worker sends too, so it takes part.
test.use({ visitor: 'returning', worker: true });

/** How many calls the ledger has, repeated ones too. */
async function noted(page: Page): Promise<number> {
  const rows = await readStore(page, 'calls');
  return rows.reduce((sum, { times }) => sum + Number(times), 0);
}

/** Has everything forgotten that was asked before incognito was on, by the ledger and the server. */
async function beginAgain(page: Page, app: App): Promise<void> {
  // What the server was asked is noted a moment after it has answered.
  await expect.poll(() => noted(page)).toBe(app.backend.calls.length);
  await emptyStore(page, 'calls');
  app.backend.calls.length = 0;
}

async function practise(page: Page, url: string): Promise<void> {
  await visit(page, `${url}/matches`);
  const { cards } = matches(page);
  await expect(cards).toHaveCount(10);
  const [name = ''] = await namesOf(page);
  await page.getByRole('button', { name: `Like ${name}`, exact: true }).click();
  await page.getByRole('button', { name: `Chat with ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Answered on this device\./)).toBeVisible();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('What do you do for work?');
  await page.keyboard.press('Enter');
  // The exchange becomes a message to the coach.
  const ask = page.getByRole('button', { name: 'What does the coach think?' });
  await ask.click({ timeout: 15_000 });
  await expect(page.getByText(/^Practice with .*what do you think\?/)).toBeVisible();
  await expect(page.getByText('Analysed and kept on this device.')).toBeVisible();
}

async function saveProfile(page: Page, url: string): Promise<void> {
  await openProfile(page, url);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Meera');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How others see you' })).toBeVisible();
}

test('under incognito a whole walk leaves the ledger and the log of the server empty', async ({
  app,
  page,
}) => {
  await openProfile(page, app.url);
  await page.getByRole('tab', { name: 'Privacy' }).click();
  const incognito = page.getByRole('switch', { name: 'Incognito' });
  await incognito.click();
  await expect(page.getByText(/^Incognito is on: nothing is sent/)).toBeVisible();
  await isStored(page);
  await beginAgain(page, app);

  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Between us');
  await practise(page, app.url);
  await saveProfile(page, app.url);
  await readTheChat(page, app.url);
  await visit(page, `${app.url}/dashboard`);
  await expect(dashboard(page).insights).toContainText(/first message|Read from/);
  await visitAgain(page);
  await openProfile(page, app.url);
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await expect(page.getByText('Nothing has left this device')).toBeVisible();
  expect(await readStore(page, 'calls')).toEqual([]);
  expect(app.backend.calls).toEqual([]);
});
