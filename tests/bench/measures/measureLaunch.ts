import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { firstPage } from '../../browser/fixtures/visit.ts';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../../support/browsers/chromium.ts';

const PHONE = { width: 390, height: 844 };

/** Chromium's "Slow 4G", as its developer tools have it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

/** After so long no larger paint comes; on a slow network the portraits of matches are the last. */
const SETTLED_MS = { online: 5000, offline: 2000 };

/** Milliseconds of one launch. */
export interface Launch {
  /** From the start of the navigation to the largest paint. */
  readonly paint: number;
  /** The time of tasks after the first paint beyond 50 ms each. */
  readonly blocked: number;
}

function open(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
    viewport: PHONE,
  });
}

function watch(page: Page, milliseconds: number): Promise<Launch> {
  return page.evaluate(
    (settled) =>
      new Promise<Launch>((resolve) => {
        const tasks: PerformanceEntry[] = [];
        new PerformanceObserver((list) => {
          tasks.push(...list.getEntries());
        }).observe({ type: 'longtask', buffered: true });
        let rest = 0;
        new PerformanceObserver((list) => {
          const paint = list.getEntries().at(-1)?.startTime ?? Number.NaN;
          clearTimeout(rest);
          rest = window.setTimeout(() => {
            const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
            const blocked = tasks.reduce((sum, { startTime, duration }) => {
              const end = startTime + duration;
              return sum + Math.max(0, end - Math.max(first, startTime) - 50);
            }, 0);
            resolve({ paint, blocked });
          }, settled);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
    milliseconds,
  );
}

/** Visits a page once, until its worker has everything; returns the profile that is left. */
export async function visitedProfile(url: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'taal-bench-'));
  const context = await open(profile);
  const page = await firstPage(context);
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  await context.close();
  return profile;
}

/**
 * Opens an address in a new process on a processor so many times slower: on slow 4G as somebody
 * new, or with no server on a copy of a profile that has visited Taal.
 */
export async function measureLaunch(
  url: string,
  slower: number,
  visited?: string,
): Promise<Launch> {
  const profile = await mkdtemp(join(tmpdir(), 'taal-bench-'));
  if (visited !== undefined) await cp(visited, profile, { recursive: true });
  const context = await open(profile);
  try {
    const page = await firstPage(context);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    if (visited === undefined) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
    } else await context.setOffline(true);
    await page.goto(url, { waitUntil: 'commit' });
    return await watch(page, visited === undefined ? SETTLED_MS.online : SETTLED_MS.offline);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
