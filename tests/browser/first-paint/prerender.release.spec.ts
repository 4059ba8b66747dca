import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { becomesAlive, firstPage, visit, visitAgain, visitOnce } from '../fixtures/visit.ts';
import { chatIsRead } from '../screens/chat.ts';
import {
  becomeReturning,
  heading,
  headings,
  holdScripts,
  watchedIn,
  watchScreens,
  writeBeforeTheApp,
} from '../screens/firstScreen.ts';

test.use({ worker: true });

// Their digits are not those of the documents, which are written before the reader is known.
test('a reader of Marathi has the same first screens, with figures and days in English', async ({
  app,
  openContext,
}) => {
  const context = await openContext({ locale: 'mr-IN' });
  const page = await firstPage(context);
  for (const path of [...Object.keys(headings), '/dashboard?tab=analytics']) {
    await visit(page, app.url + path);
    await page.waitForLoadState('networkidle');
    const words = await page.locator('body').innerText();
    expect({ path, foreign: words.match(/\p{Script=Devanagari}+/gu) }).toEqual({
      path,
      foreign: null,
    });
  }
  await expect(page.getByText('Yesterday').first()).toBeAttached();
});

test('Enter before the app is there sends nothing of what is still being written', async ({
  app,
  page,
}) => {
  const { release, field, log } = await writeBeforeTheApp(page, app.url, 'Is anybody');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' there');
  await page.keyboard.press('Shift+Enter');
  release();
  await chatIsRead(page);
  await becomesAlive(page);
  await page.keyboard.type('at all?');
  await expect(field).toHaveValue('Is anybody there\nat all?');
  await expect(log.getByText(/Is anybody/)).toHaveCount(0);
});

test('a tab that is pressed before the app is there opens once it is', async ({ app, page }) => {
  const release = await holdScripts(page);
  await page.goto(`${app.url}/dashboard`, { waitUntil: 'commit' });
  await page.getByRole('tab', { name: 'Tips' }).click();
  release();
  await expect(page).toHaveURL(/tab=tips/);
  await expect(page.getByRole('region', { name: 'Suggestions' })).toBeVisible();
});

test('the way past the navigation works before the app is there', async ({ app, page }) => {
  const release = await holdScripts(page);
  await page.goto(`${app.url}/matches`, { waitUntil: 'commit' });
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  release();
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(`${app.url}/matches`);
});

/** Presses a link at the earliest moment at which the app hears of it. */
async function pressWhenHydrating(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).evaluate((anchor) => {
    // The app asks for these as soon as hydration has begun.
    Object.assign(window, { takeEarlyPress: () => ({ control: anchor }) });
  });
}

test('a link that is pressed before the screen is wholly alive leads on', async ({ app, page }) => {
  const release = await holdScripts(page);
  await page.goto(`${app.url}/dashboard`, { waitUntil: 'commit' });
  await pressWhenHydrating(page, 'Matches');
  release();
  await expect(heading(page)).toHaveText('Your matches');
  await expect(page).toHaveURL(`${app.url}/matches`);
});

test('text is kept when the chat is left before it is read', async ({ app, page }) => {
  const release = await holdScripts(page);
  await page.goto(`${app.url}/chat`, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.click();
  await page.keyboard.type('Soon gone');
  await pressWhenHydrating(page, 'Matches');
  release();
  await expect(heading(page)).toHaveText('Your matches');
  await page.getByRole('link', { name: 'AI Chat', exact: true }).click();
  await expect(field).toHaveValue('Soon gone');
});

test('a returning visitor whose mirror is gone is recognised by the database', async ({
  app,
  page,
}) => {
  await becomeReturning(page, app.url);
  await visitOnce(page, app.url);
  await page.evaluate(() => localStorage.clear());
  await watchScreens(page);
  await visit(page, app.url);
  await expect(heading(page)).toHaveText(/^Find Your/);
  expect((await watchedIn(page)).headings).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('taal-onboarded'))).toBe('yes');
});

test('who has imported what an onboarded device held is taken for new once at the most', async ({
  app,
  page,
}) => {
  await becomeReturning(page, app.url);
  await visitOnce(page, app.url);
  await page.evaluate(() => localStorage.setItem('taal-onboarded', 'no'));
  await visit(page, app.url);
  await expect(heading(page)).toHaveText(/^Find Your/);
  await expect(page).toHaveURL(`${app.url}/`);
  await watchScreens(page);
  await visitAgain(page);
  await expect(heading(page)).toHaveText(/^Find Your/);
  expect((await watchedIn(page)).headings).toHaveLength(1);
});

test('a visitor whose database was evicted ends at onboarding', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard`);
  await page.evaluate(() => localStorage.setItem('taal-onboarded', 'yes'));
  await visit(page, app.url);
  await expect(page).toHaveURL(`${app.url}/onboarding`);
  await expect(heading(page)).toHaveText(/^Welcome/);
  expect(await page.evaluate(() => localStorage.getItem('taal-onboarded'))).toBe('no');
});
