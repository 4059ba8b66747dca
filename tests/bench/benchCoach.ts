import type { Browser } from '@playwright/test';
import { LIMITS } from '../limits.ts';
import type { Measured } from '../support/limits/report.ts';
import { median, percentile } from './figures.ts';
import type { AnswerTimes } from './in-page/measureAnswers.ts';
import { bundle } from './measures/bundle.ts';

const RUNS = 7;

/** How long the coach takes to choose an answer on a slow phone, each time in a new page. */
export async function* benchCoach(browser: Browser): AsyncGenerator<Measured> {
  const content = await bundle('measureAnswers');
  const runs: AnswerTimes[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addScriptTag({ content });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    runs.push(await page.evaluate('bench.measureAnswers()'));
    await context.close();
  }
  const limit = LIMITS.answer;
  const first = runs.flatMap((times) => times.first);
  const later = runs.flatMap((times) => times.later);
  yield { limit, of: 'first talk', value: percentile(first, 0.95) };
  yield { limit, of: 'later talks', value: percentile(later, 0.95) };
  yield { limit, of: '100,000 characters', value: median(runs.map(({ long }) => long)) };
}
