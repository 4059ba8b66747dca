import { page } from 'vitest/browser';

/** The matches on screen, and what narrows them. */
export const matches = {
  cards: page.getByRole('article'),
  search: page.getByRole('searchbox', { name: 'Search matches' }),
  filters: page.getByRole('button', { name: 'Filters', exact: true }),
  reset: page.getByRole('button', { name: 'Reset Filters' }),
  resetInSheet: page.getByRole('dialog').getByRole('button', { name: 'Reset Filters' }),
  chips: page.getByRole('button', { name: /^Remove / }),
  count: page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ }),
};

export const namesOnCards = () => matches.cards.elements().map((card) => card.ariaLabel ?? '');
