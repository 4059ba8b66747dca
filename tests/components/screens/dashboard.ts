import { type Locator, page } from 'vitest/browser';

const numbers = page.getByRole('list', { name: 'Your numbers' });
const region = (name: string): Locator => page.getByRole('region', { name, exact: true });

/** The parts of the dashboard, by the names that people and assistive technology meet. */
export const dashboard = {
  tab: (name: string): Locator => page.getByRole('tab', { name, exact: true }),
  /** One of the four stat cards. */
  number: (label: string): Locator => numbers.getByRole('listitem').filter({ hasText: label }),
  performance: region('Performance'),
  insights: region('AI Insights'),
  completion: region('Profile Completion'),
  tips: region('Suggestions').getByRole('listitem'),
  recommendations: region('AI Recommendations'),
  achievements: region('Achievements').getByRole('listitem'),
  own: region('Your own').getByRole('listitem'),
  next: region('Next Achievement'),
  chart: (name: string) => ({
    card: region(name),
    bars: page.getByRole('group', { name: `${name}, last 7 days` }).getByRole('button'),
    table: page.getByRole('table', { name: `${name}, last 7 days` }),
  }),
};

/** The text of a line of a card, such as "Response Rate". */
export function lineOf(card: Locator, label: string): string | undefined {
  const term = [...card.element().querySelectorAll('dt')].find(({ textContent }) =>
    textContent.includes(label),
  );
  return term?.parentElement?.textContent;
}
