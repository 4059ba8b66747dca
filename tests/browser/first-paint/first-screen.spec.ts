import { SCREENS } from '../../../src/shell/screens.ts';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';

test.use({ visitor: 'returning' });

test('the first screen of each route does not shift, and its largest paint is in the document', async ({
  app,
  page,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: '' };
    window.firstScreen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry instanceof LayoutShift && !entry.hadRecentInput) seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      if (!(last instanceof LargestContentfulPaint)) return;
      seen.largest = last.url ? `picture ${last.url}` : `text ${last.element?.tagName ?? ''}`;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  for (const path of SCREENS) {
    await visit(page, `${app.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { shift, largest } = await page.evaluate(() => window.firstScreen);
    expect({ path, shift }).toEqual({ path, shift: 0 });
    // Whose portrait comes first among the matches is known only on the device.
    if (path !== '/matches') expect(largest).toMatch(/^text|^picture data:/);
  }
});
