import { chromium, devices } from '@playwright/test';
import * as v from 'valibot';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../../support/browsers/chromium.ts';

/** How many times slower than this machine's the phone's processor is. */
const SLOWER = 4;

/** A task that takes longer keeps a finger waiting; what is beyond it blocks. */
const LONG_MS = 50;

const SETTLED_MS = 3000;

/** Tasks, with the time of their thread, and paints. */
const CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline', 'loading'];

const event = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  /** Microseconds in which the thread had a processor. */
  tdur: v.optional(v.number(), 0),
});

const trace = v.object({ traceEvents: v.array(event) });

/** Milliseconds of blocking among the tasks of the thread that paints, after its first paint. */
function blockingIn(buffer: Buffer): number {
  const { traceEvents } = v.parse(trace, JSON.parse(buffer.toString()));
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur }) =>
      paint !== undefined &&
      name === 'RunTask' &&
      pid === paint.pid &&
      tid === paint.tid &&
      ts + dur > paint.ts,
  );
  if (tasks.length === 0) throw new Error('The trace tells of nothing after a paint');
  return tasks.reduce((sum, { tdur }) => sum + Math.max(0, (tdur / 1000) * SLOWER - LONG_MS), 0);
}

/**
 * How long somebody new is kept waiting by the main thread after the first paint, as on a phone:
 * in the processor's time, which does not count what the machine does beside.
 */
export async function measureBlocking(url: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const page = await (await browser.newContext(devices['Pixel 7'])).newPage();
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
    return blockingIn(await browser.stopTracing());
  } finally {
    await browser.close();
  }
}
