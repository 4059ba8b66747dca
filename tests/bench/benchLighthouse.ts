import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { LIMITS } from '../limits.ts';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../support/browsers/chromium.ts';
import type { Measured } from '../support/limits/report.ts';
import { median } from './figures.ts';
import { COMPARED, inTurn, type Versions } from './versions.ts';

const RUNS = 3;
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's grades of an address as a new visitor's first, 0 to 100. */
async function grade(url: string): Promise<Record<string, number>> {
  const chrome = await launch({
    chromePath: requireChromium(),
    chromeFlags: [...CHROMIUM_ARGUMENTS, '--headless=new'],
    logLevel: 'silent',
  });
  try {
    const onlyCategories = ['performance', ...OTHERS];
    const graded = await lighthouse(url, { port: chrome.port, onlyCategories });
    return Object.fromEntries(
      Object.entries(graded?.lhr.categories ?? {}).map(
        ([name, { score }]) => [name, Math.round((score ?? 0) * 100)] as const,
      ),
    );
  } finally {
    chrome.kill();
  }
}

function mediansOf(category: string, runs: readonly Record<string, number>[]): number {
  return median(runs.map((grades) => grades[category] ?? Number.NaN));
}

/** The grades of each route: performance beside that of the former version, the rest for itself. */
export async function* benchLighthouse(urls: Versions<string>): AsyncGenerator<Measured> {
  for (const { route, former } of COMPARED) {
    const grades = await inTurn(RUNS, {
      former: () => grade(urls.former + former),
      present: () => grade(urls.present + route),
    });
    const before = mediansOf('performance', grades.former);
    const now = mediansOf('performance', grades.present);
    const least = Math.min(...OTHERS.map((name) => mediansOf(name, grades.present)));
    yield { limit: LIMITS.performance, of: `${route} (${now} to ${before})`, value: before - now };
    yield { limit: LIMITS.grades, of: route, value: 100 - least };
  }
}
