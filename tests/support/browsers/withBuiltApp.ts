import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { overHttp } from '../../../src/backend/overHttp.ts';
import { startServer } from '../../../src/backend/server.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from './chromium.ts';

const folder = fileURLToPath(new URL('../../../dist', import.meta.url));

/**
 * Does the task with a browser, which may get further arguments, and the address of the production
 * build; ends both afterwards.
 */
export async function withBuiltApp(
  task: (browser: Browser, url: string) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> {
  const executablePath = ensureChromium();
  if (executablePath === null) throw new Error('There is no browser');
  const server = await startServer({ folder, port: 0, backend: overHttp() });
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS, ...args] });
  try {
    await task(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}
