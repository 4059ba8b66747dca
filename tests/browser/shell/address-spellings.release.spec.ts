import { nameOfScreen } from '../../../src/shell/screens.ts';
import { expect, type Page } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit, visitOnce } from '../fixtures/visit.ts';
import { headings } from '../screens/firstScreen.ts';

test.use({ worker: true });

/** Addresses by which people and hosts ask for a screen, and the one that it has. */
const SPELLINGS = {
  '/?': '/',
  '/index.html': '/',
  '/index.html?': '/',
  '/onboarding.html': '/onboarding',
  '/onboarding/?': '/onboarding',
  '/dashboard.html?tab=tips': '/dashboard?tab=tips',
  '/Dashboard/?tab=tips': '/dashboard?tab=tips',
  '/chat?': '/chat',
  '/chat?#screen-end': '/chat#screen-end',
  '/chat.html': '/chat',
  '/chat.html?topic=family': '/chat?topic=family',
  '/chat/': '/chat',
  '/Chat': '/chat',
  '/CHAT/': '/chat',
  '/Chat?': '/chat',
  '/matches?': '/matches',
  '/matches.html?q=chai': '/matches?q=chai',
  '/profile.html': '/profile',
  '/Read/': '/read',
} as const;

/** For whom the landing page is, and whom the profile asks nothing that Back would close. */
async function becomeReturning(page: Page, home: string): Promise<void> {
  await visit(page, `${home}/profile`);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await visit(page, `${home}/onboarding`);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(`${home}/`);
}

/** Opens each spelling, which is to show the screen under its own address and title. */
async function walkSpellings(page: Page, home: string): Promise<void> {
  for (const [spelling, address] of Object.entries(SPELLINGS)) {
    await test.step(spelling, async () => {
      const before = await page.evaluate(() => history.length);
      await visit(page, home + spelling);
      const screen = address.replace(/[?#].*/, '');
      const name = screen === '/' ? 'Taal: find' : `${nameOfScreen(screen)} · Taal`;
      await expect(page).toHaveTitle(new RegExp(name));
      // Not by its role: the question of the first visit soon covers the profile.
      await expect(page.locator('h1')).toHaveText(headings[screen] ?? '');
      await expect(page).toHaveURL(home + address);
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    });
  }
}

/** Opens addresses that lead to no screen, which keep theirs. */
async function walkNowhere(page: Page, home: string): Promise<void> {
  for (const address of ['/nowhere', '/chat/more', '/Chats/']) {
    await visit(page, home + address);
    await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
    await expect(page).toHaveTitle('Not found · Taal');
    await expect(page).toHaveURL(home + address);
  }
}

test('a screen is shown by every spelling of its address, with the server alone', async ({
  app,
  openContext,
}) => {
  const page = await firstPage(await openContext({ worker: false }));
  await becomeReturning(page, app.url);
  await walkSpellings(page, app.url);
  await walkNowhere(page, app.url);
});

test('a screen is shown by every spelling of its address, with the worker alone', async ({
  app,
  page,
}) => {
  await becomeReturning(page, app.url);
  await visitOnce(page, app.url);
  await app.stop();
  await walkSpellings(page, app.url);
  await walkNowhere(page, app.url);
});
