import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { overHttp } from '../../src/backend/overHttp.ts';
import { startServer } from '../../src/backend/server.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../support/browsers/chromium.ts';
import { benchBlocking } from './benchBlocking.ts';
import { benchBytes } from './benchBytes.ts';
import { benchCoach } from './benchCoach.ts';
import { benchDashboard } from './benchDashboard.ts';
import { benchFilter } from './benchFilter.ts';
import { benchFind } from './benchFind.ts';
import { benchGrowth } from './benchGrowth.ts';
import { benchLaunch } from './benchLaunch.ts';
import { benchLighthouse } from './benchLighthouse.ts';
import { benchLink } from './benchLink.ts';
import { benchLongChat } from './benchLongChat.ts';
import { benchRead } from './benchRead.ts';
import { benchReplay } from './benchReplay.ts';
import { type Figure, keep, report } from './figures.ts';
import { growthFigures } from './growthFigures.ts';
import { compressed } from './measures/compressed.ts';

const folder = fileURLToPath(new URL('../../dist', import.meta.url));
const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);
const backend = overHttp();
const server = await startServer({ folder, port: 0, backend });
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });

let compressing: Promise<string> | null = null;

/** The build as hosts send it, compressed once for all parts that ask. */
function sent(): Promise<string> {
  compressing ??= compressed(folder, 'app-sent');
  return compressing;
}

const all: Figure[] = [];

function told(figures: readonly Figure[]): readonly Figure[] {
  all.push(...figures);
  return report(figures);
}

const parts: Record<string, () => Promise<unknown>> = {
  bytes: async () => told(benchBytes(folder)),
  launch: async () => told(await benchLaunch(await sent())),
  link: async () => told(await benchLink(browser, await sent())),
  lighthouse: async () => told(await benchLighthouse(await sent())),
  blocking: async () => told(await benchBlocking(server.url)),
  chat: async () => told(await benchLongChat(browser, server.url)),
  find: async () => told(await benchFind(browser, server.url)),
  growth: async () => {
    const rows = await benchGrowth(browser, server.url, backend);
    process.stdout.write('What grows with the messages\n');
    console.table(rows);
    all.push(...growthFigures(rows));
    return rows;
  },
  dashboard: () => benchDashboard(browser, server.url),
  filter: () => benchFilter(browser),
  coach: async () => told(await benchCoach(browser, server.url, folder)),
  read: async () => told(await benchRead(executablePath)),
  replay: () => benchReplay(browser, server.url, backend),
};

const asked = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) keep(name, await measure());
}
process.stdout.write('All that has a limit\n');
keep('all', report(all));
await browser.close();
await server.close();
