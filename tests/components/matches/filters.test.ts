import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { matches, namesOnCards } from '../screens/matches.ts';
import { nextVisit } from '../support/nextVisit.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { PHONE, showAt } from '../support/screenSize.ts';
import { afterReload, type TestServices, testServices } from '../support/testServices.ts';

const { cards, chips, count, filters, reset, resetInSheet, search } = matches;
let made: TestServices;

beforeEach(() => {
  made = testServices();
});

/** Opens the list at an address and gives the one that it has now. */
async function open(path: string): Promise<() => string> {
  const router = await renderScreen(path, made.services);
  return () => router.state.location.href;
}

test('search narrows the list, and stands in the address', async () => {
  const address = await open('/matches');
  await expect.element(cards).toHaveLength(10);
  const name = namesOnCards()[3] ?? '';
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard(name.toUpperCase());
  await expect.poll(namesOnCards).toEqual([name]);
  expect(address()).toBe('/matches');
  made.time.advance(1000);
  await expect.poll(address).toBe(`/matches?q=${encodeURIComponent(name.toUpperCase())}`);
});

test('an address without a search empties the search box', async () => {
  await open('/matches?q=Nobody');
  await expect.element(search).toHaveValue('Nobody');
  await expect.element(cards).toHaveLength(0);
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await expect.element(search).toHaveValue('');
  await expect.element(cards).toHaveLength(10);
});

test('filters stand in the address and as chips, are remembered, and Reset takes all off', async () => {
  const router = await renderScreen('/matches', made.services);
  const address = () => router.state.location.href;
  await filters.click();
  await page.getByRole('slider', { name: 'Maximum age' }).fill('26');
  await page.getByRole('slider', { name: 'Maximum distance' }).fill('12');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Education' }), 'Graduate');
  await userEvent.keyboard('{Escape}');
  await expect.poll(address).toMatch(/ageTo=26.*distance=12.*education=Graduate/);
  await expect.element(chips).toHaveLength(3);
  for (const card of cards.elements()) {
    expect(card).toHaveTextContent('Graduate');
    expect(Number(/, (\d\d)/.exec(card.textContent)?.[1])).toBeLessThanOrEqual(26);
  }
  const shown = `${cards.elements().length} of 10`;
  await expect.element(count).toHaveTextContent(shown);

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();
  router.history.back();
  await expect.element(count).toHaveTextContent(shown);
  // An address that says nothing, as the navigation has it, means the filters of the last visit.
  made = await afterReload(made);
  const again = await renderScreen('/matches', made.services);
  expect(again.state.location.href).toContain('distance=12');
  await expect.element(count).toHaveTextContent(shown);

  await page.getByRole('button', { name: 'Remove Within 12 km' }).click();
  await expect.poll(() => again.state.location.href).not.toContain('distance');
  await filters.click();
  await resetInSheet.click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => again.state.location.href).toBe('/matches');
  await expect.element(cards).toHaveLength(10);
  made = await afterReload(made);
  await renderScreen('/matches', made.services);
  await expect.element(cards).toHaveLength(10);
});

test('nobody left: says so, names the filter that excludes most, and resets', async () => {
  const address = await open('/matches?profession=Astronaut&ageTo=40');
  await expect.element(page.getByText('No matches found')).toBeVisible();
  await expect.element(page.getByText(/^“Astronaut” rules out the most/)).toBeVisible();
  await reset.click();
  await expect.element(cards).toHaveLength(10);
  await expect.poll(address).toBe('/matches');
});

test('chips are taken off one by one, and the count follows', async () => {
  const address = await open('/matches?ageTo=26&distance=9&education=Graduate');
  let shown = -1;
  for (const left of [3, 2, 1, 0]) {
    await expect.element(chips).toHaveLength(left);
    const now = Number.parseInt(count.element().textContent, 10);
    await expect.element(cards).toHaveLength(now);
    expect(now).toBeGreaterThanOrEqual(shown);
    shown = now;
    if (left > 0) await chips.first().click();
  }
  expect(shown).toBe(10);
  await expect.poll(address).toBe('/matches');
});

test('Reset Filters sets age 18 to 50 and distance 50, and leaves the search alone', async () => {
  const address = await open(
    '/matches?q=%22a%22&ageFrom=24&distance=7&profession=Doctor&education=PhD&interests=%5B%22Art%22%5D',
  );
  await filters.click();
  const slider = (name: string) => page.getByRole('slider', { name });
  await expect.element(slider('Minimum age')).toHaveValue('24');
  await resetInSheet.click();
  await expect.element(slider('Minimum age')).toHaveValue('18');
  await expect.element(slider('Maximum age')).toHaveValue('50');
  await expect.element(slider('Maximum distance')).toHaveValue('50');
  await expect.element(page.getByRole('combobox', { name: 'Profession' })).toHaveValue('');
  await expect.element(page.getByRole('combobox', { name: 'Education' })).toHaveValue('');
  const dialog = page.getByRole('dialog');
  expect(dialog.element().querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(filters).toHaveFocus();
  await expect.element(search).toHaveValue('a');
  await expect.poll(address).toBe('/matches?q=a');
});

test('nobody left by the search alone: says so, and resets', async () => {
  const address = await open('/matches?q=Nobody');
  await expect.element(page.getByText(/^“Nobody” rules out the most/)).toBeVisible();
  await reset.click();
  await expect.element(cards).toHaveLength(10);
  await expect.poll(address).toBe('/matches');
});

test('an address with nonsense shows everyone', async () => {
  await open('/matches?ageFrom=no&ageTo=900&distance=-3&interests=x');
  await expect.element(cards).toHaveLength(10);
  await expect.element(chips).toHaveLength(0);
  // No education, but no error either.
  await nextVisit('/matches?education=%00', made.services);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your matches' })).toBeVisible();
});

test('on a phone the filters are a sheet at the lower edge; Escape gives the focus back', async () => {
  await showAt(PHONE);
  await open('/matches');
  await filters.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const box = () => {
    const { left, width, bottom } = sheet.element().getBoundingClientRect();
    return { left, width, bottom };
  };
  await expect.poll(box).toEqual({ left: 0, width: PHONE.width, bottom: PHONE.height });
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(filters).toHaveFocus();
});

test('the filters are a dialog in the middle of a wide window, and a sheet on phones', async () => {
  await open('/matches');
  await expect.element(cards).toHaveLength(10);
  await filters.click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect.element(dialog).toBeVisible();
  const below = () => innerHeight - dialog.element().getBoundingClientRect().bottom;
  const above = () => dialog.element().getBoundingClientRect().top;
  await expect.poll(() => Math.abs(above() - below())).toBeLessThanOrEqual(1);
  await showAt(PHONE);
  await expect.poll(below).toBe(0);
});
