import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, test as base, expect } from '../app.ts';
import { firefoxEngine } from './firefox.ts';
import type { Engine, Visitor } from './visitor.ts';
import { webkitEngine } from './webkit.ts';

const ROUTES = ['/onboarding', '/dashboard', '/chat', '/matches', '/profile'];

const MESSAGES = ['I love this app', 'How do I say hello?', 'She said yes!!'];

const engines: readonly Engine[] = [firefoxEngine, webkitEngine];

const test = base.extend<{ profile: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test tool demands a destructured argument.
  profile: async ({}, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'taal-engine-'));
    await use(profile);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

for (const engine of engines) {
  test(`${engine.name}: chats with no server, survives a kill, delivers each message once`, async ({
    app,
    profile,
  }) => {
    const online = await engine.launch(profile);
    await installed(online, app.url);
    await online.kill();
    await app.stop();

    const offline = await engine.launch(profile);
    await offline.open(`${app.url}/chat`);
    for (const text of MESSAGES) await sendAndWait(offline, text);
    await offline.kill();

    const again = await engine.launch(profile);
    await again.open(`${app.url}/chat`);
    for (const text of MESSAGES) await expect.poll(() => conversation(again)).toContain(text);
    await expect.poll(() => syncStatus(again)).toBe('Sync status: 3 waiting');
    await app.start();
    await expect.poll(() => syncStatus(again), { timeout: 60_000 }).toBe('Sync status: All saved');
    expectDelivered(app);
    expect(await sources(again)).toEqual(['backend', 'backend', 'backend']);
    await again.kill();
  });

  test(`${engine.name}: every route opens with no server in a new process`, async ({
    app,
    profile,
  }) => {
    const online = await engine.launch(profile);
    await installed(online, app.url);
    await online.kill();
    await app.stop();
    const offline = await engine.launch(profile);
    for (const path of ROUTES.filter((each) => !engine.without.includes(each))) {
      await offline.open(`${app.url}${path}`);
      await expect.poll(() => heading(offline), { message: path }).not.toBe('');
    }
    await offline.kill();
  });
}

/** Opens Taal and waits until the worker has everything and is in control. */
async function installed(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(url);
  await visitor.run('await navigator.serviceWorker.ready');
  await expect
    .poll(() => visitor.run('return navigator.serviceWorker.controller !== null'))
    .toBe(true);
}

async function sendAndWait(visitor: Visitor, text: string): Promise<void> {
  await expect
    .poll(() => visitor.run("return document.querySelector('textarea') !== null"))
    .toBe(true);
  const before = await sentCount(visitor);
  await visitor.send(text);
  await expect.poll(() => sentCount(visitor)).toBe(before + 2);
}

async function sentCount(visitor: Visitor): Promise<number> {
  return (await rows(visitor, 'chatMessages')).length;
}

async function sources(visitor: Visitor): Promise<unknown[]> {
  return (await rows(visitor, 'analysisHistory')).map((row) =>
    typeof row === 'object' && row !== null && 'source' in row ? row.source : undefined,
  );
}

async function rows(visitor: Visitor, store: string): Promise<unknown[]> {
  const found = await visitor.run(`
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('taal');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => resolve(opening.result);
    });
    const all = await new Promise((resolve, reject) => {
      const reading = database.transaction('${store}').objectStore('${store}').getAll();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => resolve(reading.result);
    });
    database.close();
    return all;
  `);
  return Array.isArray(found) ? found : [];
}

function conversation(visitor: Visitor): Promise<unknown> {
  return visitor.run("return document.querySelector('[role=log]')?.textContent ?? ''");
}

function heading(visitor: Visitor): Promise<unknown> {
  return visitor.run("return document.querySelector('h1')?.textContent ?? ''");
}

function syncStatus(visitor: Visitor): Promise<unknown> {
  return visitor.run(
    `return document.querySelector('[aria-label^="Sync status"]')?.ariaLabel ?? ''`,
  );
}

function expectDelivered(app: App): void {
  const texts = app.backend.backend.ledger.map(({ body }) =>
    typeof body === 'object' && body !== null && 'text' in body ? body.text : undefined,
  );
  expect(texts).toEqual(MESSAGES);
}
