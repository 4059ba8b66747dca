import { expect, test } from '../fixtures/app.ts';
import { visit } from '../fixtures/visit.ts';
import { openProfile } from '../screens/states.ts';

interface FirstScreen {
  readonly shift: number;
  readonly largest: string;
}

test('the first screen of each route does not shift, and its largest paint is in the document', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = Object(entry);
        if (!shift.hadRecentInput) seen.shift += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      const { element, url } = Object(last);
      seen.largest = url ? `picture ${url}` : `text ${element?.tagName ?? ''}`;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await visit(page, `${app.url}/onboarding`);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Find Your/ })).toBeVisible();
  await openProfile(page, app.url);
  for (const path of ['/', '/onboarding', '/dashboard', '/chat', '/matches', '/profile']) {
    await visit(page, `${app.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { shift, largest } = await page.evaluate<FirstScreen>(() => Object(window).seen);
    expect({ path, shift }).toEqual({ path, shift: 0 });
    // Whose portrait comes first among the matches is known only on the device.
    if (path !== '/matches') expect(largest).toMatch(/^text|^picture data:/);
  }
});
