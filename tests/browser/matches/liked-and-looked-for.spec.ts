import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/offline.ts';
import { isStored } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { matches, namesOf } from '../screens/matchCards.ts';
import { openProfile } from '../screens/states.ts';

test('Liked shows whom the person has liked, is remembered, and says how to like', async ({
  app,
  page,
}) => {
  await visit(page, `${app.url}/matches`);
  const { cards, reset } = matches(page);
  const liked = page.getByRole('button', { name: 'Liked', exact: true });
  await liked.click();
  await expect(page.getByText('No matches found')).toBeVisible();
  await expect(page.getByText(/^You have liked nobody yet. Tap the heart on a card/)).toBeVisible();
  await reset.click();
  await expect(liked).toHaveAttribute('aria-pressed', 'false');
  const [, name = ''] = await namesOf(page);
  await page.getByRole('button', { name: `Like ${name}`, exact: true }).click();
  await liked.click();
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/liked=true/);
  await isStored(page);
  await visit(page, `${app.url}/matches`);
  await expect(liked).toHaveAttribute('aria-pressed', 'true');
  expect(await namesOf(page)).toEqual([name]);
});

test('filters begin with whom the person looks for; another choice wins, Reset goes back', async ({
  app,
  page,
}) => {
  await openProfile(page, app.url);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('button', { name: 'Women', exact: true }).click();
  await page.getByRole('slider', { name: 'Oldest' }).fill('40');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How others see you' })).toBeVisible();

  await visit(page, `${app.url}/matches`);
  const { cards, filters, resetInSheet } = matches(page);
  const women = page.getByRole('button', { name: 'Remove Women' });
  await expect(page.getByRole('button', { name: 'Remove Age 18–40' })).toBeVisible();
  const found = await namesOf(page);
  expect(found.length).toBeLessThan(10);
  await women.click();
  await expect(cards).toHaveCount(10);
  await isStored(page);
  await visit(page, `${app.url}/matches`);
  await expect(page.getByRole('button', { name: 'Remove Age 18–40' })).toBeVisible();
  await expect(cards).toHaveCount(10);
  await filters.click();
  await resetInSheet.click();
  await page.keyboard.press('Escape');
  await expect(women).toBeVisible();
  expect(await namesOf(page)).toEqual(found);
});
