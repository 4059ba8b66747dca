import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type BrowserContext,
  test as base,
  chromium,
  expect,
  type Page,
  type Response,
} from '@playwright/test';
import { type HttpBackend, overHttp } from '../backend/overHttp.ts';
import { type RunningServer, startServer } from '../backend/server.ts';
import { CHROMIUM_ARGUMENTS, requireChromium } from '../support/chromium.ts';
import { isStored } from './storage.ts';

export const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** A name that Chromium finds at this machine; unlike `localhost` it is no secure context. */
const PLAIN_HOST = 'taal.test';
const HOSTS = ['localhost', PLAIN_HOST];

/** The production build on a server of its own, which a test can stop and start again. */
export interface App {
  readonly url: string;
  /** The same by plain http, as another device of the network finds it. */
  readonly plainUrl: string;
  readonly backend: HttpBackend;
  stop(): Promise<void>;
  /** Starts again, also with another build. */
  start(folder?: string): Promise<void>;
}

export interface Device {
  /** Opens the browser, as a new process, on this device's own profile. */
  open(options?: {
    readonly offline?: boolean;
    readonly size?: Size;
    readonly locale?: string;
    /** False keeps the service worker away, as a browser without one would. */
    readonly worker?: boolean;
  }): Promise<BrowserContext>;
  /** Kills the browser at once, as a crash or an empty battery would. */
  kill(): Promise<void>;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const DESKTOP: Size = { width: 1280, height: 800 };

/** Faults that a page must never show: errors on the console, uncaught ones, foreign hosts. */
async function watch(context: BrowserContext, faults: string[]): Promise<void> {
  // The browser's own report of a rejection has no words of the database's errors.
  await context.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => {
      // biome-ignore lint/suspicious/noConsole: what is said there fails the test.
      console.error(`Unhandled: ${String(reason?.name)}: ${String(reason?.message)}`);
    });
  });
  context.on('console', (message) => {
    // The browser itself reports each failed request as an error: the network is cut on purpose.
    const ofNetwork = message.text().startsWith('Failed to load resource');
    // And each header that it leaves out of account on plain http.
    const ofPlainHttp = message.text().includes("because the URL's origin was untrustworthy");
    if (message.type() === 'error' && !ofNetwork && !ofPlainHttp)
      faults.push(`console.error: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    const { message, stack = '' } = error.error();
    faults.push(`uncaught: ${message}\n${stack}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !HOSTS.includes(hostname)) faults.push(request.url());
  });
}

/**
 * Tests act when the load is over; a screen answers a moment later, which people see. And they leave
 * as soon as they see a change, before anybody could.
 */
function takeTime(page: Page): void {
  const settled = async (response: Response | null, waitUntil: string | undefined) => {
    const isScreen = response?.headers()['content-type']?.startsWith('text/html');
    if (isScreen && waitUntil === undefined) await becomesAlive(page);
    return response;
  };
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    await isStored(page);
    return settled(await goto.call(page, url, options), options?.waitUntil);
  };
  page.reload = async (options) => {
    await isStored(page);
    return settled(await reload.call(page, options), options?.waitUntil);
  };
}

async function processOf(context: BrowserContext): Promise<number> {
  const [page] = context.pages();
  const session = await context.browser()?.newBrowserCDPSession();
  if (session === undefined || page === undefined) throw new Error('The browser has no session');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const browser = processInfo.find((info) => info.type === 'browser');
  if (browser === undefined) throw new Error('The browser has no process');
  return browser.id;
}

/** Closes the browser; what a test answers in its place may be asked for until the last moment. */
async function close(context: BrowserContext | null): Promise<void> {
  const routed = context === null ? [] : [context, ...context.pages()];
  await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
  await context?.close();
}

export const test = base.extend<{
  build: string;
  app: App;
  device: Device;
  page: Page;
  /** Faults that a test brings about on purpose. */
  expectedFaults: RegExp | null;
}>({
  build: [dist, { option: true }],
  expectedFaults: [null, { option: true }],

  app: async ({ build: folder }, use) => {
    const backend = overHttp();
    let server: RunningServer | null = await startServer({ folder, port: 0, backend });
    const { port, url } = server;
    await use({
      url,
      plainUrl: `http://${PLAIN_HOST}:${port}`,
      backend,
      async stop() {
        await server?.close();
        server = null;
      },
      async start(other = folder) {
        server ??= await startServer({ folder: other, port, backend });
      },
    });
    await server?.close();
  },

  device: async ({ expectedFaults }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'taal-profile-'));
    const faults: string[] = [];
    const running: { context: BrowserContext | null; pid: number } = { context: null, pid: 0 };
    await use({
      async open({ offline = false, size = DESKTOP, locale = 'en-US', worker = true } = {}) {
        await Promise.all((running.context?.pages() ?? []).map(isStored));
        await close(running.context);
        const context = await chromium.launchPersistentContext(profile, {
          executablePath: requireChromium(),
          args: [...CHROMIUM_ARGUMENTS, `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`],
          offline,
          viewport: size,
          locale,
          serviceWorkers: worker ? 'allow' : 'block',
        });
        // An action that waits for what never comes names itself before the whole test hangs.
        context.setDefaultTimeout(90_000);
        await watch(context, faults);
        for (const page of context.pages()) takeTime(page);
        context.on('page', takeTime);
        running.context = context;
        context.once('close', () => {
          if (running.context === context) running.context = null;
        });
        running.pid = await processOf(context);
        return context;
      },
      async kill() {
        const { context, pid } = running;
        if (context === null) return;
        running.context = null;
        const closed = context.waitForEvent('close');
        process.kill(pid, 'SIGKILL');
        await closed;
      },
    });
    await close(running.context);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    expect(faults.filter((fault) => !expectedFaults?.test(fault))).toEqual([]);
  },

  page: async ({ device }, use) => {
    const context = await device.open();
    await use(context.pages()[0] ?? (await context.newPage()));
  },
});

/** Waits until the first screen, which is in the document, answers to keys and pointers, all of it. */
export async function becomesAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isAlive = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'));
    const parts = [...document.querySelectorAll('#root > *')];
    return parts.every(isAlive) && [...document.querySelectorAll('main *')].some(isAlive);
  });
}

/** Keeps the packed files away: the worker would have from it, sound, what a test breaks. */
export async function withoutPack(context: BrowserContext): Promise<void> {
  await context.route(/\/offline-(?:files|replies)\.json$/, (route) =>
    route.fulfill({ status: 404 }),
  );
}

/** Waits until the worker controls the page and everything is precached. */
export async function visitOnce(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const isControlled = () => page.evaluate(() => navigator.serviceWorker.controller !== null);
  try {
    await expect.poll(isControlled, { timeout: 5000 }).toBe(true);
  } catch {
    // A page that is on its way while the worker takes over has none until it is loaded again.
    await page.reload();
    await expect.poll(isControlled).toBe(true);
  }
}

export { expect, type Page };
