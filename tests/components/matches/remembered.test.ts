import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { matches, namesOnCards } from '../screens/matches.ts';
import { openProfile, profile } from '../screens/profile.ts';
import { holdStore } from '../support/holdStore.ts';
import { nextVisit } from '../support/nextVisit.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { type TestServices, testServices } from '../support/testServices.ts';

const { cards, chips, count, filters, reset, resetInSheet, search } = matches;
const oldest = page.getByRole('slider', { name: 'Maximum age' });
let made: TestServices;

beforeEach(() => {
  made = testServices();
});

const storedFilters = async () => made.database.keyValue.get('matchFilters');

test('what is chosen is shown before it is stored, also all filters taken off', async () => {
  const router = await renderScreen('/matches', made.services);
  const address = () => router.state.location.href;
  await filters.click();
  const show = page.getByRole('button', { name: /^Show \d+$/ });
  await oldest.fill('26');
  await expect.poll(storedFilters).toMatchObject({ value: { ageRange: [18, 26] } });
  const release = await holdStore(made.database, 'keyValue');
  for (const age of ['30', '28', '18']) await oldest.fill(age);
  await expect.element(show).toHaveTextContent(/^Show [0-4]$/);
  await expect.poll(address).toMatch(/ageTo=18/);
  await resetInSheet.click();
  await expect.element(show).toHaveTextContent('Show 10');
  await expect.poll(address).toBe('/matches');
  await oldest.fill('27');
  await expect.poll(address).toMatch(/ageTo=27/);
  release();
  await expect.poll(storedFilters).toMatchObject({ value: { ageRange: [18, 27] } });
  expect(address()).toMatch(/ageTo=27/);
});

test('Liked shows whom the person has liked, is remembered, and says how to like', async () => {
  const router = await renderScreen('/matches', made.services);
  const liked = page.getByRole('button', { name: 'Liked', exact: true });
  await liked.click();
  await expect.element(page.getByText('No matches found')).toBeVisible();
  const hint = page.getByText(/^You haven’t liked anyone yet. Tap the heart on a card/);
  await expect.element(hint).toBeVisible();
  await reset.click();
  await expect.element(liked).toHaveAttribute('aria-pressed', 'false');
  await expect.element(cards).toHaveLength(10);
  const name = namesOnCards()[1] ?? '';
  await page.getByRole('button', { name: `Like ${name}`, exact: true }).click();
  await liked.click();
  await expect.poll(namesOnCards).toEqual([name]);
  await expect.poll(() => router.state.location.href).toMatch(/liked=true/);
  await expect.poll(storedFilters).toMatchObject({ value: { liked: true } });
  await nextVisit('/matches', made.services);
  await expect.element(liked).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(namesOnCards).toEqual([name]);
});

test('filters begin with whom the person looks for; another choice wins, Reset takes all off', async () => {
  const { services } = made;
  await openProfile(services);
  await profile.edit.click();
  await page.getByRole('button', { name: 'Women', exact: true }).click();
  await page.getByRole('slider', { name: 'Oldest' }).fill('40');
  await profile.save.click();
  await expect.element(page.getByRole('heading', { name: 'How others see you' })).toBeVisible();

  await nextVisit('/matches', services);
  const women = page.getByRole('button', { name: 'Remove Women' });
  const age = page.getByRole('button', { name: 'Remove Age 18–40' });
  await expect.element(age).toBeVisible();
  await expect.element(women).toBeVisible();
  // All of them, not only the first screenful.
  const isWhole = () => count.element().textContent === `${namesOnCards().length} of 10`;
  await expect.poll(isWhole).toBe(true);
  expect(namesOnCards().length).toBeLessThan(10);
  await women.click();
  await expect.element(cards).toHaveLength(10);
  await expect.poll(storedFilters).toBeDefined();
  await nextVisit('/matches', services);
  await expect.element(age).toBeVisible();
  await expect.element(cards).toHaveLength(10);
  await filters.click();
  await resetInSheet.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(chips).toHaveLength(0);
  await expect.element(cards).toHaveLength(10);
});

test('an address as it was received opens search and filters', async () => {
  const shared = '/matches?q=%22a%22&ageFrom=23&ageTo=30&distance=15&interests=%5B%22Music%22%5D';
  const router = await renderScreen(shared, made.services);
  await expect.element(chips).toHaveLength(3);
  const counted = count.element().textContent;
  const received = router.state.location.href;
  await made.database.keyValue.delete('matchFilters');
  await nextVisit(received, made.services);
  await expect.element(search).toHaveValue('a');
  for (const chip of ['Age 23–30', 'Within 15 km', 'Music']) {
    await expect.element(page.getByRole('button', { name: `Remove ${chip}` })).toBeVisible();
  }
  await expect.element(count).toHaveTextContent(counted);
});
