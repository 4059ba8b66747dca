import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit, visitAgain } from '../fixtures/visit.ts';
import { countArrivals, settles } from '../screens/layers.ts';
import { matches } from '../screens/matchCards.ts';
import { walkLayers } from './walkLayers.ts';

const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('Escape closes one layer at a time', async ({ app, openContext }) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await walkLayers(page, app.url, () => page.keyboard.press('Escape'));
});

test('after the button of a layer Back leaves the screen', async ({ app, openContext }) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await visit(page, `${app.url}/dashboard`);
  await visit(page, `${app.url}/chat`);
  await button(page, 'Open menu').click();
  await settles(page, 1);
  await button(page, 'Close menu').click();
  await settles(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});

test('Back right after a layer was closed and another opened closes that one', async ({
  app,
  openContext,
}) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await visit(page, `${app.url}/dashboard`);
  await visit(page, `${app.url}/matches`);
  await button(page, 'Open menu').click();
  await settles(page, 1);
  await button(page, 'Close menu').click();
  await matches(page).filters.click();
  await expect(dialog(page, 'Filters')).toBeVisible();
  await settles(page, 1);
  await page.goBack();
  await expect(dialog(page, 'Filters')).toBeHidden();
  await expect(page).toHaveURL(`${app.url}/matches`);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});

test('the place of reading and what the filters say outlive Back', async ({ app, openContext }) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await visit(page, `${app.url}/dashboard`);
  await visit(page, `${app.url}/matches`);
  const { filters, count } = matches(page);
  await expect(count).toHaveText('10 of 10');
  await page.evaluate(() => scrollTo(0, 60));
  await filters.click();
  await settles(page, 1);
  const sheet = dialog(page, 'Filters');
  await sheet.getByLabel('Profession').fill('Nobody');
  await expect(page).toHaveURL(/profession=Nobody/);
  await settles(page, 1);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await settles(page, 0);
  await expect(page).toHaveURL(/profession=Nobody/);
  await expect(count).toHaveText('0 of 10');
  await visitAgain(page);
  await expect(page).toHaveURL(/profession=Nobody/);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
});

test('a conversation with a match outlives Back, and its half-written text', async ({
  app,
  openContext,
}) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  const arrivals = await countArrivals(page);
  await visit(page, `${app.url}/matches`);
  const opener = button(page, /^Chat with/).first();
  const own = dialog(page, /^Chat with/);
  await opener.click();
  const field = own.getByRole('textbox', { name: 'Message' });
  await expect(field).toBeFocused();
  await settles(page, 1);
  await page.keyboard.type('Good evening');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Half a thought');
  await page.goBack();
  await expect(own).toBeHidden();
  await expect(opener).toBeFocused();
  // Forward opens no closed layer again, and Back is where it was.
  await page.goForward();
  await expect.poll(arrivals).toBe(3);
  await expect(own).toBeHidden();
  await opener.click();
  await expect(own.getByText('Good evening', { exact: true })).toBeVisible();
  await expect(field).toHaveValue('Half a thought');
  await settles(page, 1);
  await page.goBack();
  await expect(own).toBeHidden();
  await expect(page).toHaveURL(`${app.url}/matches`);
});

test('opening and closing a layer neither scrolls the page nor draws its screen again', async ({
  app,
  openContext,
}) => {
  const page = await firstPage(await openContext({ size: PHONE }));
  await visit(page, `${app.url}/dashboard`);
  await page.evaluate(() => {
    scrollTo(0, 200);
    const fade = document.startViewTransition.bind(document);
    Object.assign(window, { faded: 0 });
    document.startViewTransition = (update) => {
      Object.assign(window, { faded: 1 });
      return fade(update);
    };
    document.querySelector('h1')?.setAttribute('data-kept', '');
  });
  // A press of the test tool's would scroll to the button.
  await button(page, 'Open menu').evaluate((opener) => {
    if (!(opener instanceof HTMLElement)) return;
    opener.focus({ preventScroll: true });
    opener.click();
  });
  await settles(page, 1);
  await page.goBack();
  await settles(page, 0);
  await expect(dialog(page, 'Menu')).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await expect(page.locator('h1[data-kept]')).toHaveCount(1);
  expect(
    await page.evaluate(() => Object.entries(window).find(([name]) => name === 'faded')),
  ).toEqual(['faded', 0]);
});
