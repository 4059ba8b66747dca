import type { Page } from '@playwright/test';
import { expect, test, visitOnce } from './app.ts';

function matches(page: Page) {
  return {
    cards: page.getByRole('article'),
    search: page.getByRole('searchbox', { name: 'Search matches' }),
    filters: page.getByRole('button', { name: 'Filters', exact: true }),
    reset: page.getByRole('button', { name: 'Reset Filters' }),
    count: page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ }),
  };
}

async function namesOf(page: Page): Promise<(string | null)[]> {
  await expect(matches(page).cards.first()).toBeVisible();
  const cards = await matches(page).cards.all();
  return Promise.all(cards.map((card) => card.getAttribute('aria-label')));
}

test('ten people, the same at every visit, with no network', async ({ app, page }) => {
  await visitOnce(page, `${app.url}/matches`);
  const { cards } = matches(page);
  await expect(cards).toHaveCount(10);
  const names = await namesOf(page);
  expect(new Set(names).size).toBe(10);
  await app.stop();
  await page.reload();
  await expect(cards).toHaveCount(10);
  expect(await namesOf(page)).toEqual(names);
  const first = cards.first();
  await expect(first.getByText(/^\d+\.\d km away$/)).toBeVisible();
  await expect(first.getByRole('button', { name: /^\d\d% compatible/ })).toBeVisible();
  await expect(first.getByText(/^\+\d$/)).toBeVisible();
});

test('Like toggles, and is remembered', async ({ app, page }) => {
  await page.goto(`${app.url}/matches`);
  const like = page.getByRole('button', { name: /^Like / }).first();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('search narrows the list, stands in the address and survives a reload', async ({
  app,
  page,
}) => {
  await page.goto(`${app.url}/matches`);
  const { cards, search } = matches(page);
  await expect(cards).toHaveCount(10);
  const name = (await namesOf(page))[3] ?? '';
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type(name.toUpperCase());
  await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(name.toUpperCase())}`));
  const found = await namesOf(page);
  await page.reload();
  await expect(search).toHaveValue(name.toUpperCase());
  expect(await namesOf(page)).toEqual(found);
});

test('filters: in the address, as chips, remembered; Back keeps them; Reset takes all off', async ({
  app,
  page,
}) => {
  await page.goto(`${app.url}/matches`);
  const { cards, filters, count, reset } = matches(page);
  await filters.click();
  const oldest = page.getByRole('slider', { name: 'Maximum age' });
  await oldest.fill('26');
  await page.getByRole('slider', { name: 'Maximum distance' }).fill('12');
  await page.getByRole('combobox', { name: 'Education' }).selectOption('Graduate');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/ageTo=26.*distance=12|distance=12.*ageTo=26/);
  const shown = await cards.count();
  await expect(count).toHaveText(`${shown} of 10`);
  for (const card of await cards.all()) {
    await expect(card).toContainText('Graduate');
    const [, age] = /, (\d+)/.exec((await card.getByRole('heading').textContent()) ?? '') ?? [];
    expect(Number(age)).toBeLessThanOrEqual(26);
  }

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(count).toHaveText(`${shown} of 10`);
  await page.goto(`${app.url}/matches`);
  await expect(page).toHaveURL(/distance=12/);
  await expect(count).toHaveText(`${shown} of 10`);

  await page.getByRole('button', { name: 'Remove Within 12 km' }).click();
  await expect(page).not.toHaveURL(/distance/);
  await filters.click();
  await reset.click();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/\?/);
  await expect(cards).toHaveCount(10);
  await page.reload();
  await expect(cards).toHaveCount(10);
});

test('nobody left: says so, names the filter that excludes most, and resets', async ({
  app,
  page,
}) => {
  await page.goto(`${app.url}/matches?profession=Astronaut&ageTo=40`);
  await expect(page.getByText('No matches found')).toBeVisible();
  await expect(page.getByText('“Astronaut” leaves out most')).toBeVisible();
  await matches(page).reset.click();
  await expect(matches(page).cards).toHaveCount(10);
  await expect(page).not.toHaveURL(/\?/);
});

test('an address with nonsense shows everyone', async ({ app, page }) => {
  await page.goto(`${app.url}/matches?ageFrom=no&ageTo=900&distance=-3&interests=x&education=%00`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
});

test('the chat greets, answers each message in order, and counts what is unread', async ({
  app,
  page,
}) => {
  await page.goto(`${app.url}/matches`);
  const [name = ''] = await namesOf(page);
  const open = page.getByRole('button', { name: `Chat with ${name}` });
  await open.click();
  const dialog = page.getByRole('dialog', { name: `Chat with ${name}` });
  const field = dialog.getByRole('textbox', { name: 'Message' });
  await expect(field).toBeFocused();
  await expect(dialog.getByText('Kept in memory only: gone when you close Taal')).toBeVisible();
  await field.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.keyboard.type('What do you do for work?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('And for fun?');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page.getByText('2 new')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await open.click();
  await expect(dialog.getByText('And for fun?')).toBeVisible();
  await expect(page.getByText('2 new')).toBeHidden();
});

test('a person can be hidden or reported, and brought back', async ({ app, page }) => {
  await page.goto(`${app.url}/matches`);
  const { cards } = matches(page);
  const [name = ''] = await namesOf(page);
  await page.getByRole('button', { name: `Hide or report ${name}` }).click();
  await page.getByRole('button', { name: `Hide ${name}`, exact: true }).click();
  await expect(cards).toHaveCount(9);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cards).toHaveCount(10);
  await page.getByRole('button', { name: `Hide or report ${name}` }).click();
  await page.getByRole('button', { name: 'Fake profile' }).click();
  await expect(cards).toHaveCount(9);
  await page.reload();
  await expect(cards).toHaveCount(9);
});

test('a broken picture gives way to a heart', async ({ app, page }) => {
  await page.route('**/portraits/*.svg', (route) => route.abort());
  await page.goto(`${app.url}/matches`);
  await expect(matches(page).cards).toHaveCount(10);
  await expect(page.locator('article img')).toHaveCount(0);
  await expect(page.locator('article .lucide-heart').first()).toBeVisible();
});
