import type { Locator, Page } from '@playwright/test';

/** The parts of the dashboard, by the names that people and assistive technology meet. */
export function dashboard(page: Page) {
  const numbers = page.getByRole('list', { name: 'Your numbers' });
  const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
  return {
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
    /** A line of a card: its name with its value. */
    line: (within: Locator, label: string): Locator =>
      within.locator('dl > div').filter({ hasText: label }),
  };
}
