import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { build } from 'vite';
import { CHROMIUM_ARGUMENTS } from '../support/browsers/chromium.ts';
import { type Figure, median, rounded } from './figures.ts';
import type { ReadTimes } from './in-page/readInPage.ts';

const MOST_TIMES = 3;
const MOST_HEAP_MB = 120;
const MOST_BROTLI_KB = 15;
const LONGEST_PIECE_MS = 100;

const chunk = v.object({ code: v.string() });
const bundles = v.array(v.object({ output: v.array(v.unknown()) }));

/** Code of its own, as one script for a page. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      minify: true,
      lib: {
        entry: fileURLToPath(new URL(entry, import.meta.url)),
        formats: ['iife'],
        name: 'bench',
      },
    },
  });
  const [first] = v.parse(bundles, Array.isArray(built) ? built : [built]);
  return v.parse(chunk, first?.output[0]).code;
}

/**
 * Reading an export of 100,000 messages, measured beside `TextDecoder` and `split` on the same file
 * in the same run: machines differ, the ratio lasts.
 */
export async function benchRead(executablePath: string): Promise<readonly Figure[]> {
  const args = [...CHROMIUM_ARGUMENTS, '--enable-precise-memory-info', '--js-flags=--expose-gc'];
  const browser = await chromium.launch({ executablePath, args });
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle('in-page/readInPage.ts') });
  const times: ReadTimes = await page.evaluate('bench.measureReading()');
  await browser.close();
  const worker = await bundle('../../src/data/real-chats/worker/chatWorker.ts');
  const [finding, reading, bare] = [times.finding, times.reading, times.bare].map(median);
  const ratio = (time = Number.NaN) => rounded(time / (bare ?? Number.NaN), 2);
  process.stdout.write('A chat of 100,000 messages is read\n');
  console.table([
    {
      megabytes: rounded(times.megabytes),
      messages: times.messages,
      'messages found, median ms': finding,
      'found and measured, median ms': reading,
      'decode and split, median ms': bare,
    },
  ]);
  return [
    {
      figure: 'finding the messages of a chat, to decoding and splitting it',
      value: ratio(finding),
      unit: 'times',
      limit: MOST_TIMES,
    },
    {
      figure: 'finding and measuring them, to decoding and splitting it',
      value: ratio(reading),
      unit: 'times',
      limit: MOST_TIMES,
    },
    {
      figure: 'reading a chat, longest without progress',
      value: rounded(times.longestPiece),
      unit: 'ms',
      limit: LONGEST_PIECE_MS,
    },
    {
      figure: 'reading a chat, heap',
      value: rounded(times.heap),
      unit: 'MB',
      limit: MOST_HEAP_MB,
    },
    {
      figure: 'reading a chat, script of the worker',
      value: rounded(brotliCompressSync(worker).length / 1024),
      unit: 'KB brotli',
      limit: MOST_BROTLI_KB,
    },
  ];
}
