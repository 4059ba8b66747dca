import type { Browser } from '@playwright/test';
import { overHttp } from '../../src/backend/overHttp.ts';
import { startServer } from '../../src/backend/server.ts';
import { type Figure, median } from './figures.ts';
import { slowLink } from './measures/slowLink.ts';

const RUNS = 5;

/** Milliseconds until the worker has everything, on a slow phone with nothing of Taal. */
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
  return time;
}

/** How soon a first visit is worth something without a network, on a slow link. */
export async function benchLink(browser: Browser, sent: string): Promise<Figure[]> {
  const server = await startServer({ folder: sent, port: 0, backend: overHttp() });
  const link = await slowLink(server.port);
  const runs: number[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await untilOfflineReady(browser, link.url));
  link.close();
  await server.close();
  const figure = 'offline-ready, a link of 1.6 Mbit/s and 150 ms, CPU 4x';
  return [{ figure, value: median(runs), unit: 'ms', limit: 5000 }];
}
