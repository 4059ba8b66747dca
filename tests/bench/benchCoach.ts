import type { Browser } from '@playwright/test';
import { type Figure, median, percentile, rounded } from './figures.ts';
import { type CoachTimes, talkInPage } from './in-page/coachInPage.ts';
import { MESSAGES } from './in-page/coachMessages.ts';

const SLOWER = 4;
const LIMIT_MS = 50;
const RUNS = 7;
const SLOWEST_SHOWN = 6;

/** One talk with the coach in a new page of the build, whose code no earlier message has warmed. */
async function talk(browser: Browser, url: string, folder: string): Promise<CoachTimes> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  // What is precached no longer competes, and the coach comes from there.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const times = await talkInPage(page, folder);
  await context.close();
  return times;
}

function figure(name: string, value: number): Figure {
  return { figure: `the coach answers, CPU 4x, ${name}`, value, unit: 'ms', limit: LIMIT_MS };
}

function figures(name: string, times: readonly number[]): Figure[] {
  return [
    figure(`${name}, median`, median(times)),
    figure(`${name}, 95th percentile`, percentile(times, 0.95)),
    figure(`${name}, longest`, rounded(Math.max(...times))),
  ];
}

/** The messages that wait longest in a first talk: what is run for the first time is slow. */
function slowest(runs: readonly CoachTimes[]) {
  return MESSAGES.map((message, at) => ({
    message: message.slice(0, 40),
    'first talk, median ms': median(runs.map(({ talks }) => talks[0]?.[at] ?? Number.NaN)),
    'later, median ms': median(
      runs.flatMap(({ talks }) => talks.slice(1).map((times) => times[at] ?? Number.NaN)),
    ),
  }))
    .sort((a, b) => b['first talk, median ms'] - a['first talk, median ms'])
    .slice(0, SLOWEST_SHOWN);
}

/**
 * How long the coach of the build takes to choose an answer on a slow phone. Machines differ: the
 * ratio to parsing a JSON text of the models' size, in the same page, lasts.
 */
export async function benchCoach(
  browser: Browser,
  url: string,
  folder: string,
): Promise<readonly Figure[]> {
  const runs: CoachTimes[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await talk(browser, url, folder));
  const first = runs.flatMap(({ talks }) => talks[0] ?? []);
  const later = runs.flatMap(({ talks }) => talks.slice(1).flat());
  const load = median(runs.map((times) => times.load));
  const parse = median(runs.flatMap(({ parses }) => parses));
  process.stdout.write('The coach, CPU 4x slower; a parse is that of JSON of the models’ size\n');
  console.table([
    {
      'load and unpack, median ms': load,
      'a parse, median ms': parse,
      'load, in parses': rounded(load / parse),
      'answer in a first talk, median, in parses': rounded(median(first) / parse, 2),
      'answer later, median, in parses': rounded(median(later) / parse, 2),
    },
  ]);
  console.table(slowest(runs));
  return [
    ...figures('first talk', first),
    ...figures('later talks', later),
    figure('100,000 characters, median', median(runs.map(({ long }) => long))),
  ];
}
