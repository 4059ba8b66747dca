import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';

test('an address that leads nowhere says so, and leads home', async ({ app, page }) => {
  await visit(page, `${app.url}/no/such/screen`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Unexpected Application Error!',
  );
  await expect(page.getByText(/^404/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${app.url}/onboarding`);
});
