import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { build } from 'vite';

import { rounded } from './figures.ts';

const SLOWDOWN = 4;
const entry = fileURLToPath(new URL('in-page/filterInPage.ts', import.meta.url));

const chunk = v.object({ code: v.string() });
const bundles = v.array(v.object({ output: v.array(v.unknown()) }));

/** The filter's own code, as one script for a page. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'bench' } },
  });
  const [first] = v.parse(bundles, Array.isArray(built) ? built : [built]);
  return v.parse(chunk, first?.output[0]).code;
}

/** Refiltering 5,000 matches for each key typed, in Chromium at a quarter of its speed. */
export async function benchFilter(browser: Browser): Promise<Record<string, number>> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = await page.evaluate('bench.measureFiltering()');
  await page.close();
  const sorted = times.sort((a, b) => a - b);
  process.stdout.write('Refiltering 5,000 matches per key, CPU 4x slower\n');
  const row = {
    keys: sorted.length,
    'median ms': rounded(sorted[Math.floor(sorted.length / 2)] ?? 0, 2),
    'worst ms': rounded(sorted.at(-1) ?? 0, 2),
  };
  console.table([row]);
  return row;
}
