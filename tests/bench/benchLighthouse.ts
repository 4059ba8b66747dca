import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { overHttp } from '../../src/backend/overHttp.ts';
import { startServer } from '../../src/backend/server.ts';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../support/browsers/chromium.ts';
import { type Figure, median } from './figures.ts';
import { ROUTES } from './measures/routes.ts';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Grades = readonly number[];

/** The grades of a route as a new visitor's first, 0 to 100, in the order of the categories. */
async function grade(url: string, throttlingMethod: 'simulate' | 'devtools'): Promise<Grades> {
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: [...CHROMIUM_ARGUMENTS, '--headless=new'],
    logLevel: 'silent',
  });
  try {
    const { port } = chrome;
    const onlyCategories = [...CATEGORIES];
    const graded = await lighthouse(url, { port, onlyCategories, throttlingMethod });
    const { categories = {} } = graded?.lhr ?? {};
    return CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  } finally {
    chrome.kill();
  }
}

async function medians(url: string, throttling: 'simulate' | 'devtools'): Promise<Grades> {
  const runs: Grades[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await grade(url, throttling));
  return CATEGORIES.map((_, index) => median(runs.map((grades) => grades[index] ?? 0)));
}

/** The least of Lighthouse's four grades of each route, and that of performance when it throttles. */
export async function benchLighthouse(sent: string): Promise<Figure[]> {
  const server = await startServer({ folder: sent, port: 0, backend: overHttp() });
  const figures: Figure[] = [];
  for (const route of ROUTES) {
    const simulated = await medians(server.url + route, 'simulate');
    const [throttled = 0] = await medians(server.url + route, 'devtools');
    const of = (figure: string, value: number, limit: number): Figure => ({
      figure: `Lighthouse, ${figure}: ${route}`,
      value,
      unit: 'of 100',
      limit,
      atLeast: true,
    });
    figures.push(of('simulated, least of four grades', Math.min(...simulated), 100));
    figures.push(of('throttled, performance', throttled, 99));
  }
  await server.close();
  return figures;
}
