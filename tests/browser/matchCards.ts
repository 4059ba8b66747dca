import type { Page } from '@playwright/test';
import { expect } from './app.ts';

/** The matches on screen, and what narrows them. */
export function matches(page: Page) {
  return {
    cards: page.getByRole('article'),
    search: page.getByRole('searchbox', { name: 'Search matches' }),
    filters: page.getByRole('button', { name: 'Filters', exact: true }),
    reset: page.getByRole('button', { name: 'Reset Filters' }),
    count: page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ }),
  };
}

export async function namesOf(page: Page): Promise<string[]> {
  await expect(matches(page).cards.first()).toBeVisible();
  const cards = await matches(page).cards.all();
  return Promise.all(cards.map(async (card) => (await card.getAttribute('aria-label')) ?? ''));
}
