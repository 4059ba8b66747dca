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

export interface Conditions {
  /** How many times slower than this machine's the processor is. */
  readonly slower: number;
  readonly network: 'none' | 'slow' | 'stalled';
}

function open(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
    viewport: PHONE,
  });
}

/** What a slow phone needs, and more; on a slow network the portraits of matches come last. */
const SETTLED_MS = { none: 4000, slow: 8000, stalled: 4000 };

/** The largest paint of the page, once it has come to rest, in ms from the navigation's start. */
function largestPaint(page: Page, settled: number): Promise<number> {
  return page.evaluate(
    (milliseconds) =>
      new Promise<number>((resolve) => {
        let last = Number.NaN;
        new PerformanceObserver((list) => {
          last = list.getEntries().at(-1)?.startTime ?? last;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve(last), milliseconds);
      }),
    settled,
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

/** When an address is painted in a new process, on a copy of a profile or as somebody new. */
export async function measureLaunch(
  url: string,
  { slower, network }: Conditions,
  visited: string | null,
): Promise<number> {
  const profile = await mkdtemp(join(tmpdir(), 'taal-bench-'));
  if (visited !== null) await cp(visited, profile, { recursive: true });
  const context = await open(profile);
  try {
    const page = await firstPage(context);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await session.send('Network.enable');
    if (network === 'slow') await session.send('Network.emulateNetworkConditions', SLOW_4G);
    if (network === 'none') {
      await session.send('Network.emulateNetworkConditions', {
        offline: true,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    }
    await page.goto(url, { waitUntil: 'commit' });
    return await largestPaint(page, SETTLED_MS[network]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
