import type { Browser, CDPSession, Page } from '@playwright/test';
import { chat } from '../browser/screens/chat.ts';
import { median } from './figures.ts';
import { seedMessages } from './seeds/seed.ts';
import { seedAnalyses } from './seeds/seedAnalyses.ts';

const SIZES = [100, 1000, 10_000];
const OPENINGS = 7;

interface Opening {
  /** Milliseconds from the click to the frame after the heading is there. */
  readonly painted: number;
  /** Milliseconds from the click to the frame after what was asked for is there. */
  readonly settled: number;
}

/** Milliseconds from clicking a link to the dashboard until it stands. */
export function measureOpening(page: Page, settledWhen: string): Promise<Opening> {
  return page.evaluate(
    (selector) =>
      new Promise<Opening>((resolve) => {
        const link = document.querySelector<HTMLAnchorElement>('nav a[href="/dashboard"]');
        const start = performance.now();
        let painted = 0;
        const observer = new MutationObserver(() => {
          if (painted === 0 && document.querySelector('h1')?.textContent === 'Your Dashboard') {
            painted = Number.NaN;
            requestAnimationFrame(() => {
              setTimeout(() => {
                painted = performance.now() - start;
              });
            });
          }
          if (document.querySelector(selector) === null) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            setTimeout(() => resolve({ painted, settled: performance.now() - start }));
          });
        });
        observer.observe(document.body, { childList: true, subtree: true });
        link?.click();
      }),
    settledWhen,
  );
}

/** Milliseconds that the page's main thread has worked so far, whatever else the machine does. */
async function workDone(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** What opening the dashboard costs as the chats grow; its code is there already. */
export async function benchDashboard(
  browser: Browser,
  url: string,
): Promise<Record<string, number>[]> {
  const rows: Record<string, number>[] = [];
  for (const size of SIZES) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${url}/chat`);
    await chat(page).field.waitFor();
    await seedMessages(page, size);
    await seedAnalyses(page, size / 2);
    await page.goto(`${url}/dashboard`);
    await page.getByRole('slider').waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const openings: Opening[] = [];
    const work: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening += 1) {
      await page.locator('nav a[href="/matches"]').first().click();
      await page.getByRole('heading', { level: 1, name: 'Your matches' }).waitFor();
      const before = await workDone(session);
      openings.push(await measureOpening(page, '[role=slider]'));
      work.push((await workDone(session)) - before);
    }
    await context.close();
    rows.push({
      messages: size,
      'first paint, median ms': median(openings.map(({ painted }) => painted)),
      'rhythm drawn, median ms': median(openings.map(({ settled }) => settled)),
      'of it the main thread, median ms': median(work),
    });
  }
  process.stdout.write('Opening the dashboard, from the click to what is on screen\n');
  console.table(rows);
  return rows;
}
