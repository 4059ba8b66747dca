import type { Page } from '@playwright/test';

/** The scores of the matches and what the AI service says of them. */
export function matchScores(page: Page) {
  const why = page.getByRole('button', { name: /Why this score/ });
  return {
    cards: page.getByRole('article'),
    why,
    insights: page
      .getByRole('heading', { name: 'AI Matching Insights' })
      .locator('xpath=ancestor::section')
      .getByRole('listitem'),
    async percents(): Promise<number[]> {
      const names = await why.evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label') ?? ''),
      );
      return names.map((name) => Number.parseInt(name, 10));
    },
  };
}
