import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { overHttp } from '../../src/backend/overHttp.ts';
import { type RunningServer, startServer } from '../../src/backend/server.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../support/browsers/chromium.ts';
import { type Measured, report } from '../support/limits/report.ts';
import { benchCoach } from './benchCoach.ts';
import { benchLaunch } from './benchLaunch.ts';
import { benchLighthouse } from './benchLighthouse.ts';
import { benchLink } from './benchLink.ts';
import { benchLongChat } from './benchLongChat.ts';
import { benchRead } from './benchRead.ts';
import { formerVersion } from './formerVersion.ts';
import { compressed } from './measures/compressed.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const executablePath = ensureChromium();
if (executablePath === null) process.exit(1);

async function serve(folder: string, name: string): Promise<RunningServer> {
  return startServer({ folder: await compressed(folder, name), port: 0, backend: overHttp() });
}

const present = await serve(dist, 'present');
let former: RunningServer | undefined;
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });

async function versions() {
  former ??= await serve(formerVersion(), 'former');
  return { former: former.url, present: present.url };
}

async function* measure(asked: readonly string[]): AsyncGenerator<Measured> {
  const isAsked = (part: string) => asked.length === 0 || asked.includes(part);
  if (isAsked('launch')) yield* benchLaunch(await versions());
  if (isAsked('chat')) yield* benchLongChat(browser, present.url);
  if (isAsked('link')) yield* benchLink(present.port);
  if (isAsked('read')) yield* benchRead();
  if (isAsked('coach')) yield* benchCoach(browser);
  if (isAsked('lighthouse')) yield* benchLighthouse(await versions());
}

process.exitCode = (await report(measure(process.argv.slice(2)))) ? 0 : 1;
await browser.close();
await present.close();
await former?.close();
