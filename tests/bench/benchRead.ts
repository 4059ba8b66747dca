import { chromium } from '@playwright/test';
import { LIMITS } from '../limits.ts';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../support/browsers/chromium.ts';
import type { Measured } from '../support/limits/report.ts';
import { median } from './figures.ts';
import type { ReadingTimes } from './in-page/measureReading.ts';
import { bundle } from './measures/bundle.ts';

/** Reading an export of 100,000 messages, beside `TextDecoder` and `split` on the same file. */
export async function* benchRead(): AsyncGenerator<Measured> {
  const args = [...CHROMIUM_ARGUMENTS, '--enable-precise-memory-info', '--js-flags=--expose-gc'];
  const browser = await chromium.launch({ executablePath: requireChromium(), args });
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle('measureReading') });
  const { reading, bare, heap }: ReadingTimes = await page.evaluate('bench.measureReading()');
  await browser.close();
  yield { limit: LIMITS.reading, value: median(reading) / median(bare) };
  yield { limit: LIMITS.readingHeap, value: heap };
}
