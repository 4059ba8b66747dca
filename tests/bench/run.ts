import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { overHttp } from '../backend/overHttp.ts';
import { startServer } from '../backend/server.ts';
import { chat } from '../browser/chat.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../support/chromium.ts';
import { benchFilter } from './benchFilter.ts';
import { measureSend } from './measureSend.ts';
import { seedMessages } from './seed.ts';

const SIZES = [10, 1000, 10_000];
const SENDS = 9;

const folder = fileURLToPath(new URL('../../dist', import.meta.url));

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);
const server = await startServer({ folder, port: 0, backend: overHttp() });
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });

async function costOfSend(size: number): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/chat`);
  await chat(page).field.waitFor();
  await seedMessages(page, size);
  await page.reload();
  await chat(page).field.waitFor();
  const times: number[] = [];
  for (let send = 0; send <= SENDS; send += 1) {
    times.push(await measureSend(page, `Measured message ${size} ${send}.`));
  }
  await context.close();
  // The first send also loads what the later ones have at hand.
  return median(times.slice(1));
}

const rows: { messages: number; 'median ms': number; 'ratio to first': number }[] = [];
for (const size of SIZES) {
  const milliseconds = await costOfSend(size);
  const first = rows[0]?.['median ms'] ?? milliseconds;
  rows.push({
    messages: size,
    'median ms': Math.round(milliseconds * 10) / 10,
    'ratio to first': Math.round((milliseconds / first) * 100) / 100,
  });
}
process.stdout.write('Cost of a send, from Enter to the stored message on screen\n');
console.table(rows);

await benchFilter(browser);
await browser.close();
await server.close();
