import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { firstPage, test } from './offline.ts';
import { openProfile } from './states.ts';
import { readStore } from './storage.ts';

function matches(page: Page) {
  return {
    cards: page.getByRole('article'),
    search: page.getByRole('searchbox', { name: 'Search matches' }),
    filters: page.getByRole('button', { name: 'Filters', exact: true }),
    reset: page.getByRole('button', { name: 'Reset Filters' }),
    count: page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ }),
  };
}

async function namesOf(page: Page): Promise<string[]> {
  await expect(matches(page).cards.first()).toBeVisible();
  const cards = await matches(page).cards.all();
  return Promise.all(cards.map(async (card) => (await card.getAttribute('aria-label')) ?? ''));
}

test('ten people, the same at every visit and in every new process', async ({
  app,
  device,
  page,
}) => {
  await page.goto(`${app.url}/matches`);
  const { cards } = matches(page);
  await expect(cards).toHaveCount(10);
  const names = await namesOf(page);
  expect(new Set(names).size).toBe(10);
  const texts = await cards.allTextContents();
  const first = cards.first();
  await expect(first.getByText(/^\d+\.\d km away$/)).toBeVisible();
  await expect(first.getByRole('button', { name: /^\d\d% compatible/ })).toBeVisible();
  await expect(first.getByText(/^\+\d$/)).toBeVisible();
  for (const text of texts) {
    const [, age, km] = /, (\d\d)(\d+\.\d) km/.exec(text) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(22);
    expect(Number(age)).toBeLessThanOrEqual(31);
    expect(Number(km)).toBeGreaterThanOrEqual(1);
    expect(Number(km)).toBeLessThanOrEqual(16);
  }
  const percents = texts.map((text) => Number.parseInt(text, 10));
  expect(percents).toEqual([...percents].sort((a, b) => b - a));
  expect(percents.every((percent) => percent >= 70 && percent <= 94)).toBe(true);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  expect(await namesOf(page)).toEqual(names);

  const again = await firstPage(await device.open());
  await again.goto(`${app.url}/matches`);
  expect(await namesOf(again)).toEqual(names);
  // Who is online changes with the hours; nothing else does.
  const later = (await matches(again).cards.allTextContents()).map((text) =>
    text.replace('Online', ''),
  );
  expect(later).toEqual(texts.map((text) => text.replace('Online', '')));
});

test('Like toggles; both the like and its undoing outlast a restart', async ({
  app,
  device,
  page,
}) => {
  let tab = page;
  for (const [before, after] of [
    ['false', 'true'],
    ['true', 'false'],
  ] as const) {
    await tab.goto(`${app.url}/matches`);
    const like = tab.getByRole('button', { name: /^Like / }).first();
    await expect(like).toHaveAttribute('aria-pressed', before);
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', after);
    await expect
      .poll(async () => (await readStore(tab, 'likes')).length)
      .toBe(Number(after === 'true'));
    tab = await firstPage(await device.open());
  }
  await tab.goto(`${app.url}/matches`);
  await expect(tab.getByRole('button', { name: /^Like / }).first()).toHaveAttribute(
    'aria-pressed',
    'false',
  );
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
  for (const part of ['ageTo=26', 'distance=12', 'education=Graduate']) {
    await expect(page).toHaveURL(new RegExp(part));
  }
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
  await expect(page.getByText(/^“Astronaut” leaves out most/)).toBeVisible();
  await page.goto(`${app.url}/matches?q=Nobody`);
  await expect(page.getByText(/^“Nobody” leaves out most/)).toBeVisible();
  await matches(page).reset.click();
  await expect(matches(page).cards).toHaveCount(10);
  await expect(page).not.toHaveURL(/\?/);
});

test('an address with nonsense shows everyone', async ({ app, page }) => {
  await page.goto(`${app.url}/matches?ageFrom=no&ageTo=900&distance=-3&interests=x&education=%00`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
});

test('a link shares search and filters with another device', async ({ app, device, page }) => {
  const shared = '/matches?q=%22a%22&ageFrom=23&ageTo=30&distance=15&interests=%5B%22Music%22%5D';
  await page.goto(`${app.url}${shared}`);
  const { search, count } = matches(page);
  await expect(search).toHaveValue('a');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(3);
  const address = new URL(page.url());
  const counted = (await count.textContent()) ?? '';
  // As it was received: nothing of it comes from what this device remembers.
  const again = await firstPage(await device.open());
  await again.goto(`${app.url}${address.pathname}${address.search}`);
  await expect(matches(again).search).toHaveValue('a');
  await expect(matches(again).count).toHaveText(counted);
  for (const chip of ['Age 23–30', 'Within 15 km', 'Music']) {
    await expect(again.getByRole('button', { name: `Remove ${chip}` })).toBeVisible();
  }
});

test('chips are taken off one by one, and the count follows', async ({ app, page }) => {
  await page.goto(`${app.url}/matches?ageTo=26&distance=9&education=Graduate`);
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
  await page.goto(
    `${app.url}/matches?q=%22a%22&ageFrom=24&distance=7&profession=Doctor&education=PhD&interests=%5B%22Art%22%5D`,
  );
  const { filters, reset, search } = matches(page);
  await filters.click();
  const slider = (name: string) => page.getByRole('slider', { name });
  await expect(slider('Minimum age')).toHaveValue('24');
  await reset.last().click();
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
  await page.goto(`${app.url}/matches`);
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
  await page.goto(`${app.url}/matches`);
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

test('why this score: a first guess, then the parts of the formula, which add up', async ({
  app,
  page,
}) => {
  await page.goto(`${app.url}/matches`);
  const why = page.getByRole('button', { name: /Why this score/ });
  const dialog = page.getByRole('dialog', { name: 'Why this score' });
  await why.first().click();
  await expect(dialog.getByText('This is a first guess')).toBeVisible();
  await openProfile(page, app.url);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Age', { exact: true }).fill('27');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How others see you' })).toBeVisible();
  await page.goto(`${app.url}/matches`);
  await why.last().click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(6);
  const values = await dialog
    .getByRole('progressbar')
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('aria-valuenow'))));
  const sum = values.reduce((total, value) => total + value, 0);
  await expect(dialog.getByText(`${Math.min(sum, 100)}% compatible`)).toBeVisible();
});

test('a person can be hidden or reported, and brought back', async ({ app, device, page }) => {
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
  await expect
    .poll(() => readStore(page, 'hiddenMatches'))
    .toMatchObject([{ reportReason: 'Fake profile' }]);

  const again = await firstPage(await device.open());
  await again.goto(`${app.url}/matches`);
  await expect(matches(again).cards).toHaveCount(9);
  await expect(again.getByRole('article', { name, exact: true })).toBeHidden();
  await openProfile(again, app.url);
  await again.getByRole('tab', { name: 'Privacy' }).click();
  await expect(again.getByText('reported: Fake profile')).toBeVisible();
  await again.getByRole('button', { name: `Bring ${name} back` }).click();
  await again.goto(`${app.url}/matches`);
  await expect(matches(again).cards).toHaveCount(10);
});

test('whoever hides people by keyboard goes on with the next one', async ({ app, page }) => {
  await page.goto(`${app.url}/matches`);
  const { cards } = matches(page);
  await expect(cards).toHaveCount(10);
  const names = await namesOf(page);
  const hideButton = (name = '') => page.getByRole('button', { name: `Hide or report ${name}` });
  const hide = async (name = '') => {
    await hideButton(name).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Hide ${name}`, exact: true }).press('Enter');
    await expect(page.getByRole('article', { name, exact: true })).toBeHidden();
  };
  await hide(names[1]);
  await expect(hideButton(names[2])).toBeFocused();
  // Of the last one, the one before it.
  await hide(names[9]);
  await expect(hideButton(names[8])).toBeFocused();
});

test('a broken picture gives way to a heart', async ({ app, page }) => {
  await page.goto(`${app.url}/onboarding`);
  const removed = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const pictures = (await cache.keys()).filter(({ url }) => url.includes('/portraits/'));
        await Promise.all(pictures.map((picture) => cache.delete(picture)));
        return pictures.length;
      }),
    );
    return all.reduce((sum, count) => sum + count, 0);
  });
  expect(removed).toBeGreaterThan(10);
  await page.goto(`${app.url}/matches`);
  await expect(matches(page).cards).toHaveCount(10);
  await expect(page.locator('article img')).toHaveCount(0);
  // The badge of each card has a heart too, a small one.
  await expect(page.locator('article .lucide-heart[width="56"]')).toHaveCount(10);
});
