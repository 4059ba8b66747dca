import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../support/chromium.ts';
import { expect, test } from './app.ts';

/** Every route stays alive in the browser's back/forward cache, also after a chat was used. */
for (const path of ['/', '/onboarding', '/dashboard', '/chat', '/matches', '/profile']) {
  test(`going back to ${path} shows it as it was left, at once`, async ({ app }) => {
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: CHROMIUM_ARGUMENTS,
      // The test tool switches that cache off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      await page.goto(`${app.url}/onboarding`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      if (path === '/') await page.getByRole('button', { name: 'Skip' }).click();
      else await page.goto(`${app.url}${path}`);
      await expect(page.locator('h1')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      const reasons: string[] = [];
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
      });
      await page.evaluate(() => {
        Object.assign(window, { persisted: 'not shown again' });
        addEventListener('pageshow', (event) => {
          Object.assign(window, { persisted: event.persisted });
        });
      });
      await page.goto(`${app.url}/api/health`);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      const persisted = await page.evaluate(() => Object(window).persisted);
      expect({ persisted, reasons }).toEqual({ persisted: true, reasons: [] });
    } finally {
      await browser.close();
    }
  });
}
