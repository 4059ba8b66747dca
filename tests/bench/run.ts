import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { overHttp } from '../backend/overHttp.ts';
import { startServer } from '../backend/server.ts';
import { chatIsRead } from '../browser/chat.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../support/chromium.ts';
import { benchDashboard } from './benchDashboard.ts';
import { benchFilter } from './benchFilter.ts';
import { benchLongChat } from './benchLongChat.ts';
import { benchReplay } from './benchReplay.ts';
import { median, report } from './figures.ts';
import { measureSend } from './measureSend.ts';
import { seedMessages } from './seed.ts';

const SIZES = [10, 1000, 10_000];
const SENDS = 9;

const folder = fileURLToPath(new URL('../../dist', import.meta.url));
const results = fileURLToPath(new URL('../../.tmp/bench.json', import.meta.url));

const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);
const backend = overHttp();
const server = await startServer({ folder, port: 0, backend });
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });

async function costOfSend(size: number): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/chat`);
  await chatIsRead(page);
  await seedMessages(page, size);
  await page.reload();
  await chatIsRead(page);
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

report(await benchLongChat(browser, server.url), results);
await benchDashboard(browser, server.url);
await benchFilter(browser);
await benchReplay(browser, server.url, backend);
await browser.close();
await server.close();
