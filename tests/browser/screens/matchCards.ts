import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';

/** The matches on screen, and what narrows them. */
export function matches(page: Page) {
  return {
    cards: page.getByRole('article'),
    search: page.getByRole('searchbox', { name: 'Search matches' }),
    filters: page.getByRole('button', { name: 'Filters', exact: true }),
    reset: page.getByRole('button', { name: 'Reset Filters' }),
    // Where nobody is left the screen has the same button, and a click that began with it stays with it.
    resetInSheet: page.getByRole('dialog').getByRole('button', { name: 'Reset Filters' }),
    count: page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ }),
  };
}

/** The names on the cards, once all of them are drawn: the first few come before the others. */
export async function namesOf(page: Page): Promise<string[]> {
  const { cards, count } = matches(page);
  await expect(cards.first()).toBeVisible();
  await expect(cards).toHaveCount(Number.parseInt((await count.textContent()) ?? '', 10));
  return cards.evaluateAll((all) => all.map((card) => card.ariaLabel ?? ''));
}
