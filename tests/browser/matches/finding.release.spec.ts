import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { becomesAlive } from '../fixtures/visit.ts';
import { holdScripts } from '../screens/firstScreen.ts';
import { matches } from '../screens/matchCards.ts';

test('until the matches are there, the screen says so above where the cards will be', async ({
  app,
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${app.url}/matches`, { waitUntil: 'commit' });
  const finding = page.getByRole('status').getByText('Finding Your Perfect Matches...');
  await expect(finding).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  const skeleton = await page.locator('main [aria-hidden] > div').first().boundingBox();
  release();
  await becomesAlive(page);
  await expect(matches(page).cards).toHaveCount(10);
  await expect(finding).toHaveCount(0);
  const card = await matches(page).cards.first().boundingBox();
  expect(card?.width).toBe(skeleton?.width);
  expect(Math.abs((card?.y ?? 0) - (skeleton?.y ?? 0))).toBeLessThan(24);
});
