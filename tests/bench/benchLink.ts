import { type Browser, chromium } from '@playwright/test';
import { LIMITS } from '../limits.ts';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../support/browsers/chromium.ts';
import type { Measured } from '../support/limits/report.ts';
import { median } from './figures.ts';
import { slowLink } from './measures/slowLink.ts';

const RUNS = 5;

/** Seconds until the worker has everything, on a slow phone with nothing of Taal. */
async function untilOfflineReady(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  const time = await page.evaluate(() =>
    navigator.serviceWorker.ready.then(() => performance.now()),
  );
  await context.close();
  return time / 1000;
}

/** How soon a first visit over a slow link is worth something without a network. */
export async function* benchLink(port: number): AsyncGenerator<Measured> {
  const link = await slowLink(port);
  const args = [...CHROMIUM_ARGUMENTS, link.trust];
  const browser = await chromium.launch({ executablePath: requireChromium(), args });
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await untilOfflineReady(browser, link.url));
  await browser.close();
  link.close();
  yield { limit: LIMITS.offlineReady, value: median(runs) };
}
