import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { overHttp } from '../backend/overHttp.ts';
import { startServer } from '../backend/server.ts';
import { onPhones, states } from '../browser/states.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from './chromium.ts';
import { takeInstallScreenshots } from './installScreenshots.ts';

const FOLDER = 'screenshots';

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const;

const folder = fileURLToPath(new URL('../../dist', import.meta.url));
const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const server = await startServer({ folder, port: 0, backend: overHttp() });
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
const wanted = process.argv[2] ?? '';
if (wanted === '' || wanted === 'install') await takeInstallScreenshots(browser, server.url);

for (const [size, viewport] of Object.entries(sizes)) {
  const all = size === 'phone' ? { ...states, ...onPhones } : states;
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, reach] of Object.entries(all)) {
      if (!name.includes(wanted)) continue;
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await reach(page, server.url);
      const file = `${FOLDER}/${name.replaceAll(/[^\w]+/g, '-')}-${size}-${colorScheme}`;
      await page.screenshot({ path: `${file}.png` });
      const isLong = await page.evaluate(
        () => document.documentElement.scrollHeight > innerHeight * 1.1,
      );
      if (isLong) await page.screenshot({ path: `${file}-whole.png`, fullPage: true });
      await context.close();
      process.stdout.write(`${file}.png\n`);
    }
  }
}

await browser.close();
await server.close();
