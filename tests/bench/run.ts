import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { overHttp } from '../backend/overHttp.ts';
import { startServer } from '../backend/server.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../support/chromium.ts';
import { benchBlocking } from './benchBlocking.ts';
import { benchDashboard } from './benchDashboard.ts';
import { benchFilter } from './benchFilter.ts';
import { benchGrowth } from './benchGrowth.ts';
import { benchLaunch } from './benchLaunch.ts';
import { benchLongChat } from './benchLongChat.ts';
import { benchReplay } from './benchReplay.ts';
import { keep, report } from './figures.ts';

const folder = fileURLToPath(new URL('../../dist', import.meta.url));
const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);
const backend = overHttp();
const server = await startServer({ folder, port: 0, backend });
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });

const parts: Record<string, () => Promise<unknown>> = {
  launch: async () => report(await benchLaunch(folder)),
  blocking: async () => report(await benchBlocking(server.url)),
  chat: async () => report(await benchLongChat(browser, server.url)),
  growth: async () => {
    const rows = await benchGrowth(browser, server.url, backend);
    process.stdout.write('What grows with the messages\n');
    console.table(rows);
    return rows;
  },
  dashboard: () => benchDashboard(browser, server.url),
  filter: () => benchFilter(browser),
  replay: () => benchReplay(browser, server.url, backend),
};

const asked = process.argv.slice(2);
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) keep(name, await measure());
}
await browser.close();
await server.close();
