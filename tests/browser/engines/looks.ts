import { expect } from '../app.ts';
import type { Visitor } from './visitor.ts';

/** Opens Taal and waits until the worker has everything and is in control. */
export async function installed(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(url);
  await visitor.run('await navigator.serviceWorker.ready');
  await expect
    .poll(() => visitor.run('return navigator.serviceWorker.controller !== null'))
    .toBe(true);
}

/** All rows of an object store. */
export async function rows(visitor: Visitor, store: string): Promise<unknown[]> {
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

/** Sends a message of the open chat, and waits for it and its reply to be stored. */
export async function sendAndWait(visitor: Visitor, text: string): Promise<void> {
  await expect
    .poll(() => visitor.run(`return document.querySelector('section[aria-busy="false"]') !== null`))
    .toBe(true);
  const before = (await rows(visitor, 'chatMessages')).length;
  await visitor.send(text);
  await expect.poll(async () => (await rows(visitor, 'chatMessages')).length).toBe(before + 2);
}

export function heading(visitor: Visitor): Promise<unknown> {
  return visitor.run("return document.querySelector('h1')?.textContent ?? ''");
}

export function conversation(visitor: Visitor): Promise<unknown> {
  return visitor.run("return document.querySelector('[role=log]')?.textContent ?? ''");
}

export function syncStatus(visitor: Visitor): Promise<unknown> {
  return visitor.run(
    `return document.querySelector('[aria-label^="Sync status"]')?.ariaLabel ?? ''`,
  );
}
