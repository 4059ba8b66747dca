import { SCREENS } from '../../../src/shell/screens.ts';
import { type App, expect } from '../fixtures/app.ts';
import { receivedTexts } from '../fixtures/receivedTexts.ts';
import { firefoxEngine } from './firefox.ts';
import {
  chatIsRead,
  conversation,
  heading,
  installed,
  rows,
  sendAndWait,
  syncStatus,
} from './looks.ts';
import { test } from './profile.ts';
import type { Engine, Tab } from './visitor.ts';
import { webkitEngine } from './webkit.ts';

/** The start page leads a new visitor to another. */
const ROUTES = SCREENS.filter((path) => path !== '/');

const MESSAGES = ['I love this app', 'How do I say hello?', 'She said yes!!'];

const engines: readonly Engine[] = [firefoxEngine, webkitEngine];

for (const engine of engines) {
  test(`${engine.name}: chats and opens every route with no server, survives a kill, delivers each message once`, async ({
    app,
    profile,
  }) => {
    const online = await engine.launch(profile);
    await installed(online, app.url);
    await engine.keepsWorker?.(profile, app.url);
    await online.kill();
    await app.stop();

    const offline = await engine.launch(profile);
    await offline.open(`${app.url}/chat`);
    for (const text of MESSAGES) await sendAndWait(offline, text);
    await offline.kill();

    const again = await engine.launch(profile);
    for (const path of ROUTES) {
      await again.open(`${app.url}${path}`);
      await expect.poll(() => heading(again), { message: path }).not.toBe('');
    }
    await again.open(`${app.url}/chat`);
    for (const text of MESSAGES) await expect.poll(() => conversation(again)).toContain(text);
    await expect.poll(() => syncStatus(again)).toMatch(/^Sync status: .*3 waiting$/);
    await app.start();
    await expect.poll(() => syncStatus(again), { timeout: 60_000 }).toBe('Sync status: All saved');
    expectDelivered(app, MESSAGES);
    expect(await sources(again)).toEqual(['backend', 'backend', 'backend']);
    await again.kill();
  });

  test(`${engine.name}: two tabs behind a captive portal wait, and deliver each message once`, async ({
    app,
    profile,
  }) => {
    const one = await engine.launch(profile);
    await installed(one, app.url);
    const page = '<!doctype html><title>Sign in</title>';
    app.backend.plan = () => ({ kind: 'body', contentType: 'text/html', body: page });
    const other = await one.newTab();
    const tabs = [one, other];
    for (const tab of tabs) {
      await tab.open(`${app.url}/chat`);
      await chatIsRead(tab);
    }
    await sendAndWait(one, 'From the first');
    await sendAndWait(other, 'From the second');
    for (const tab of tabs)
      await expect.poll(() => syncStatus(tab)).toMatch(/^Sync status: .*2 waiting$/);
    expect(app.backend.calls).not.toContain('POST /analyze');
    app.backend.plan = () => null;
    for (const tab of tabs) {
      await expect.poll(() => syncStatus(tab), { timeout: 60_000 }).toBe('Sync status: All saved');
    }
    expectDelivered(app, ['From the first', 'From the second']);
    expect(await sources(other)).toEqual(['backend', 'backend']);
    await one.kill();
  });
}

async function sources(visitor: Tab): Promise<unknown[]> {
  return (await rows(visitor, 'analysisHistory')).map((row) =>
    typeof row === 'object' && row !== null && 'source' in row ? row.source : undefined,
  );
}

function expectDelivered(app: App, messages: readonly string[]): void {
  expect(receivedTexts(app)).toEqual(messages);
}
