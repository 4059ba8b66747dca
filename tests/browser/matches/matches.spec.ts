import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/offline.ts';
import { putRows, readStore } from '../fixtures/storage.ts';
import { firstPage, visit } from '../fixtures/visit.ts';
import { matches, namesOf } from '../screens/matchCards.ts';
import { openProfile } from '../screens/states.ts';

test('ten people, the same at every visit and in every new process', async ({
  app,
  device,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  const { cards } = matches(page);
  await expect(cards).toHaveCount(10);
  const names = await namesOf(page);
  expect(new Set(names).size).toBe(10);
  const texts = await cards.allTextContents();
  const first = cards.first();
  await expect(first.getByText(/^\d+\.\d km away$/)).toBeVisible();
  await expect(first.getByRole('button', { name: /^\d\d% compatible/ })).toBeVisible();
  await expect(first.getByText(/^\+\d$/)).toBeVisible();
  await expect(cards.getByText('Practice partner', { exact: true })).toHaveCount(10);
  await expect(page.getByText(/^Practice partners that Taal makes up/)).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  expect(await namesOf(page)).toEqual(names);

  const again = await firstPage(await device.open());
  await visit(again, `${app.url}/matches`);
  expect(await namesOf(again)).toEqual(names);
  expect(await matches(again).cards.allTextContents()).toEqual(texts);
});

test('a screenful of people is painted before the rest', async ({ app, page }) => {
  await page.addInitScript(() => {
    const numbers: number[] = [];
    const look = () => {
      const now = document.querySelectorAll('article').length;
      if (now > 0 && now !== numbers.at(-1)) numbers.push(now);
      document.documentElement.dataset.cards = numbers.join(' ');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await visit(page, `${app.url}/matches`);
  await expect(page.locator('html')).toHaveAttribute('data-cards', '3 10');
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
    await visit(tab, `${app.url}/matches`);
    const like = tab.getByRole('button', { name: /^Like / }).first();
    await expect(like).toHaveAttribute('aria-pressed', before);
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', after);
    await expect
      .poll(async () => (await readStore(tab, 'likes')).length)
      .toBe(Number(after === 'true'));
    tab = await firstPage(await device.open());
  }
  await visit(tab, `${app.url}/matches`);
  await expect(tab.getByRole('button', { name: /^Like / }).first()).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});
test('why this score: a first guess, then the parts of the formula, which add up', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  const why = page.getByRole('button', { name: /Why this score/ });
  const dialog = page.getByRole('dialog', { name: 'Why this score' });
  await why.first().click();
  await expect(dialog.getByText('This is a first guess')).toBeVisible();
  await openProfile(page, app.url);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Age', { exact: true }).fill('27');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How others see you' })).toBeVisible();
  await visit(page, `${app.url}/matches`);
  await why.last().click();
  await expect(dialog.getByRole('progressbar')).toHaveCount(6);
  const values = await dialog
    .getByRole('progressbar')
    .evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute('aria-valuenow'))));
  const sum = values.reduce((total, value) => total + value, 0);
  await expect(dialog.getByText(`${Math.min(sum, 100)}% compatible`)).toBeVisible();
});

test('a person can be hidden or reported, and brought back', async ({ app, device, page }) => {
  await visit(page, `${app.url}/matches`);
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
  await visit(again, `${app.url}/matches`);
  await expect(matches(again).cards).toHaveCount(9);
  await expect(again.getByRole('article', { name, exact: true })).toBeHidden();
  await openProfile(again, app.url);
  await again.getByRole('tab', { name: 'Privacy' }).click();
  await expect(again.getByText('hidden for: Fake profile')).toBeVisible();
  await again.getByRole('button', { name: `Bring ${name} back` }).click();
  await expect(again.getByText('hidden for: Fake profile')).toBeHidden();
  await visit(again, `${app.url}/matches`);
  await expect(matches(again).cards).toHaveCount(10);
});

test('after hiding a person by keyboard the focus moves to a neighbour', async ({ app, page }) => {
  await visit(page, `${app.url}/matches`);
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
  await visit(page, `${app.url}/onboarding`);
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
  // The document of the screen brings the first picture with it: led there there is none.
  await visit(page, `${app.url}/dashboard`);
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect(matches(page).cards).toHaveCount(10);
  await expect(page.locator('article img')).toHaveCount(0);
  // The badge of each card has a heart too, a small one.
  await expect(page.locator('article .lucide-heart[width="56"]')).toHaveCount(10);
});

/** A person whose ten made-up people have five equals at the top, for the profile below. */
const WITH_EQUALS = 'user_1764000000000_eq0';

test('a saved city moves everyone there; equals say what sets them apart, and Why says their order', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/onboarding`);
  await putRows(page, [{ store: 'keyValue', row: { key: 'userId', value: WITH_EQUALS } }]);
  await visit(page, `${app.url}/matches`);
  const { cards } = matches(page);
  const before = await namesOf(page);
  await openProfile(page, app.url);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Age', { exact: true }).fill('27');
  await page.getByLabel('Location', { exact: true }).fill('जयपुर');
  await page.getByLabel('Profession', { exact: true }).fill('Doctor');
  await page.getByLabel('Education', { exact: true }).selectOption('Graduate');
  for (const interest of ['Cricket', 'Music', 'Travel']) {
    await page.getByRole('button', { name: interest, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How others see you' })).toBeVisible();
  await visit(page, `${app.url}/matches`);
  const names = await namesOf(page);
  expect([...names].sort()).toEqual([...before].sort());
  await expect(cards.filter({ hasText: ', Jaipur' })).toHaveCount(10);
  const apart = page.getByText(/^You both: /);
  await expect(apart).toHaveText([
    /^You both: (Music, Travel|Cricket, Music)$/,
    /^You both: (Music, Travel|Cricket, Music)$/,
    /^You both: (Cricket|Music|Travel)$/,
    /^You both: (Cricket|Music|Travel)$/,
    /^You both: (Cricket|Music|Travel)$/,
  ]);
  await expect(page.getByRole('button', { name: /^100% compatible/ })).toHaveCount(5);
  await page
    .getByRole('button', { name: /Why this score/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(/^People are listed by score/)).toBeVisible();
});
