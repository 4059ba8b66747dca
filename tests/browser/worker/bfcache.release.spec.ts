import { chromium } from '@playwright/test';
import { SCREENS } from '../../../src/shell/screens.ts';
import { PAGES_ALONE, requireChromium } from '../../support/browsers/chromium.ts';
import { expect, type Page, test } from '../fixtures/app.ts';

const MOST_ROUNDS = 5;

/** Leaves the page and goes back; tells whether the browser had kept it. */
async function leaveAndReturn(page: Page, away: string): Promise<boolean | undefined> {
  await page.evaluate(() => {
    window.persisted = undefined;
    addEventListener('pageshow', (event) => {
      window.persisted = event.persisted;
    });
  });
  await page.goto(away);
  await page.goBack({ waitUntil: 'commit' });
  // While a page reloads, two headings exist for a moment.
  await expect(page.locator('h1')).toHaveCount(1);
  return page.evaluate(() => window.persisted);
}

/** Every route stays alive in the browser's back/forward cache, also after a chat was used. */
for (const path of SCREENS) {
  test(`going back to ${path} shows it as it was left, at once`, async ({ app }) => {
    const browser = await chromium.launch({
      executablePath: requireChromium(),
      args: PAGES_ALONE,
      // The test tool switches that cache off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      await page.goto(`${app.url}/onboarding`);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      if (path === '/') await page.getByRole('button', { name: 'Skip' }).click();
      else await page.goto(`${app.url}${path}`);
      await expect(page.locator('h1')).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      const reasons: string[] = [];
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
      });
      let persisted: boolean | undefined;
      // A page that is left during a transaction reloads on return, by design: try again.
      for (let round = 0; round < MOST_ROUNDS && persisted !== true; round += 1) {
        persisted = await leaveAndReturn(page, `${app.url}/api/health`);
      }
      expect({ persisted, reasons }).toEqual({ persisted: true, reasons: [] });
    } finally {
      await browser.close();
    }
  });
}
