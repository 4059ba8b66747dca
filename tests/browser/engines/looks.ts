import { expect } from '../fixtures/app.ts';
import type { Tab } from './visitor.ts';

/** Opens Taal and waits until the worker has everything and is in control. */
export async function installed(tab: Tab, url: string): Promise<void> {
  await tab.open(url);
  await tab.run('await navigator.serviceWorker.ready');
  await expect.poll(() => tab.run('return navigator.serviceWorker.controller !== null')).toBe(true);
}

/** All rows of an object store. */
export async function rows(tab: Tab, store: string): Promise<unknown[]> {
  const found = await tab.run(`
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

/** Waits until the open chat is read, with the draft that another tab may be writing. */
export async function chatIsRead(tab: Tab): Promise<void> {
  await expect
    .poll(() => tab.run(`return document.querySelector('section[aria-busy="false"]') !== null`))
    .toBe(true);
}

/** Sends a message of the open chat, and waits for it and its reply to be stored. */
export async function sendAndWait(tab: Tab, text: string): Promise<void> {
  await chatIsRead(tab);
  const before = (await rows(tab, 'chatMessages')).length;
  await tab.send(text);
  await expect.poll(async () => (await rows(tab, 'chatMessages')).length).toBe(before + 2);
}

export function heading(tab: Tab): Promise<unknown> {
  return tab.run("return document.querySelector('h1')?.textContent ?? ''");
}

export function conversation(tab: Tab): Promise<unknown> {
  return tab.run("return document.querySelector('[role=log]')?.textContent ?? ''");
}

export function syncStatus(tab: Tab): Promise<unknown> {
  return tab.run(`return document.querySelector('[aria-label^="Sync status"]')?.ariaLabel ?? ''`);
}
