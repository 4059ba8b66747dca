import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/offline.ts';
import { holdStore, isStored, readStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitAgain } from '../fixtures/visit.ts';
import { matches, namesOf } from '../screens/matchCards.ts';

test('search narrows the list, stands in the address and survives a reload', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  const { cards, search } = matches(page);
  await expect(cards).toHaveCount(10);
  const name = (await namesOf(page))[3] ?? '';
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type(name.toUpperCase());
  await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(name.toUpperCase())}`));
  const found = await namesOf(page);
  await visitAgain(page);
  await expect(search).toHaveValue(name.toUpperCase());
  expect(await namesOf(page)).toEqual(found);
});

test('an address without a search empties the search box', async ({ app, page }) => {
  await visit(page, `${app.url}/matches?q=Nobody`);
  const { cards, search } = matches(page);
  await expect(search).toHaveValue('Nobody');
  await expect(cards).toHaveCount(0);
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(search).toHaveValue('');
  await expect(cards).toHaveCount(10);
});

test('filters: in the address, as chips, remembered; Back keeps them; Reset takes all off', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  const { cards, filters, count, resetInSheet } = matches(page);
  await filters.click();
  const oldest = page.getByRole('slider', { name: 'Maximum age' });
  await oldest.fill('26');
  await page.getByRole('slider', { name: 'Maximum distance' }).fill('12');
  await page.getByRole('combobox', { name: 'Education' }).selectOption('Graduate');
  await page.keyboard.press('Escape');
  for (const part of ['ageTo=26', 'distance=12', 'education=Graduate']) {
    await expect(page).toHaveURL(new RegExp(part));
  }
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3);
  const fits = (text: string) =>
    text.includes('Graduate') && Number(/, (\d\d)/.exec(text)?.[1]) <= 26;
  await expect
    .poll(async () => (await cards.allTextContents()).filter((text) => !fits(text)))
    .toEqual([]);
  const shown = await cards.count();
  await expect(count).toHaveText(`${shown} of 10`);

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(count).toHaveText(`${shown} of 10`);
  await visit(page, `${app.url}/matches`);
  await expect(page).toHaveURL(/distance=12/);
  await expect(count).toHaveText(`${shown} of 10`);

  await page.getByRole('button', { name: 'Remove Within 12 km' }).click();
  await expect(page).not.toHaveURL(/distance/);
  await filters.click();
  await resetInSheet.click();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/\?/);
  await expect(cards).toHaveCount(10);
  await visitAgain(page);
  await expect(cards).toHaveCount(10);
});

test('what is chosen is shown before it is stored, also all filters taken off', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  const { cards, filters, resetInSheet } = matches(page);
  await expect(cards).toHaveCount(10);
  await filters.click();
  const oldest = page.getByRole('slider', { name: 'Maximum age' });
  const show = page.getByRole('button', { name: /^Show \d+$/ });
  await oldest.fill('26');
  await expect(page).toHaveURL(/ageTo=26/);
  await isStored(page);
  const release = await holdStore(page, 'keyValue');
  for (const age of ['30', '28', '18']) await oldest.fill(age);
  await expect(show).toHaveText(/^Show [0-4]$/);
  await expect(page).toHaveURL(/ageTo=18/);
  await resetInSheet.click();
  await expect(show).toHaveText('Show 10');
  await expect(page).not.toHaveURL(/\?/);
  await oldest.fill('27');
  await expect(page).toHaveURL(/ageTo=27/);
  await release();
  await isStored(page);
  await expect
    .poll(async () => (await readStore(page, 'keyValue')).find((row) => row.key === 'matchFilters'))
    .toMatchObject({ value: { ageRange: [18, 27] } });
  await expect(page).toHaveURL(/ageTo=27/);
});

test('nobody left: says so, names the filter that excludes most, and resets', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches?profession=Astronaut&ageTo=40`);
  await expect(page.getByText('No matches found')).toBeVisible();
  await expect(page.getByText(/^“Astronaut” leaves out most/)).toBeVisible();
  await visit(page, `${app.url}/matches?q=Nobody`);
  await expect(page.getByText(/^“Nobody” leaves out most/)).toBeVisible();
  await matches(page).reset.click();
  await expect(matches(page).cards).toHaveCount(10);
  await expect(page).not.toHaveURL(/\?/);
});

test('an address with nonsense shows everyone', async ({ app, page }) => {
  await visit(
    page,
    `${app.url}/matches?ageFrom=no&ageTo=900&distance=-3&interests=x&education=%00`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
});

test('a link shares search and filters with another device', async ({ app, device, page }) => {
  const shared = '/matches?q=%22a%22&ageFrom=23&ageTo=30&distance=15&interests=%5B%22Music%22%5D';
  await visit(page, `${app.url}${shared}`);
  const { search, count } = matches(page);
  await expect(search).toHaveValue('a');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3);
  const address = new URL(page.url());
  const counted = (await count.textContent()) ?? '';
  // As it was received: nothing of it comes from what this device remembers.
  const again = await firstPage(await device.open());
  await visit(again, `${app.url}${address.pathname}${address.search}`);
  await expect(matches(again).search).toHaveValue('a');
  await expect(matches(again).count).toHaveText(counted);
  for (const chip of ['Age 23–30', 'Within 15 km', 'Music']) {
    await expect(again.getByRole('button', { name: `Remove ${chip}` })).toBeVisible();
  }
});

test('chips are taken off one by one, and the count follows', async ({ app, page }) => {
  await visit(page, `${app.url}/matches?ageTo=26&distance=9&education=Graduate`);
  const { cards, count } = matches(page);
  const chips = page.getByRole('button', { name: /^Remove / });
  let shown = -1;
  for (const left of [3, 2, 1, 0]) {
    await expect(chips).toHaveCount(left);
    const now = Number.parseInt((await count.textContent()) ?? '', 10);
    await expect(cards).toHaveCount(now);
    expect(now).toBeGreaterThanOrEqual(shown);
    shown = now;
    if (left > 0) await chips.first().click();
  }
  expect(shown).toBe(10);
  await expect(page).not.toHaveURL(/\?/);
});

test('Reset Filters sets age 18 to 50 and distance 50, and leaves the search alone', async ({
  app,
  page,
}) => {
  await visit(
    page,
    `${app.url}/matches?q=%22a%22&ageFrom=24&distance=7&profession=Doctor&education=PhD&interests=%5B%22Art%22%5D`,
  );
  const { filters, resetInSheet, search } = matches(page);
  await filters.click();
  const slider = (name: string) => page.getByRole('slider', { name });
  await expect(slider('Minimum age')).toHaveValue('24');
  await resetInSheet.click();
  await expect(slider('Minimum age')).toHaveValue('18');
  await expect(slider('Maximum age')).toHaveValue('50');
  await expect(slider('Maximum distance')).toHaveValue('50');
  await expect(page.getByRole('combobox', { name: 'Profession' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Education' })).toHaveValue('');
  await expect(page.getByRole('dialog').locator('[aria-pressed=true]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(filters).toBeFocused();
  await expect(search).toHaveValue('a');
  await expect(page).toHaveURL(/\?q=a$/);
});

test('on a phone the filters are a sheet at the lower edge; Escape gives the focus back', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `${app.url}/matches`);
  const { filters } = matches(page);
  await filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, width: 390 });
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box === null ? 0 : box.y + box.height;
    })
    .toBe(844);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();
});

test('the keyboard alone: cards in order, / to the search, Escape back to the button', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  const names = await namesOf(page);
  const { search } = matches(page);
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('/');
  await expect(search).toHaveValue('/');
  await page.keyboard.press('Backspace');
  const met: string[] = [];
  while (met.length < 3) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(
      () => document.activeElement?.closest('article')?.getAttribute('aria-label') ?? null,
    );
    if (name !== null && name !== met.at(-1)) met.push(name);
  }
  expect(met).toEqual(names.slice(0, 3));
  const openers = [/^Chat with/, /Why this score/, /^Hide or report/];
  for (const opener of openers) {
    const button = page.getByRole('button', { name: opener }).nth(1);
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('/');
    expect(await dialog.evaluate((open) => open.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a profession too long for a filter is refused beside it, and the list stays', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  const { cards, filters } = matches(page);
  await filters.click();
  const profession = page.getByRole('dialog').getByLabel('Profession');
  await profession.fill('x'.repeat(201));
  await expect(profession).toHaveAccessibleDescription(/^Not used: Profession has at most 200/);
  await expect(page.getByRole('button', { name: 'Show 10' })).toBeVisible();
  await profession.fill('Doctor');
  await expect(profession).not.toHaveAttribute('aria-invalid');
  await expect(page).toHaveURL(/profession=Doctor/);
  await profession.fill('x'.repeat(201));
  await expect(page).not.toHaveURL(/profession/);
  await visit(page, `${app.url}/matches`);
  await expect(cards).toHaveCount(10);
});
