import { ME, realChat } from '../../support/real-chats/realChat.ts';
import { expect } from '../fixtures/app.ts';
import { firefoxEngine } from './firefox.ts';
import { handOf } from './hand.ts';
import { installed } from './looks.ts';
import { test } from './profile.ts';
import type { Tab } from './visitor.ts';
import { webkitEngine } from './webkit.ts';

/** Names of stores and caches with how much each holds, and what the page has asked for so far. */
function traces(tab: Tab): Promise<unknown> {
  return tab.run(`
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('taal');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => resolve(opening.result);
    });
    const kept = [];
    for (const store of database.objectStoreNames) {
      // Health checks go on, and are noted.
      if (store === 'calls') continue;
      const count = await new Promise((resolve, reject) => {
        const counting = database.transaction(store).objectStore(store).count();
        counting.onerror = () => reject(counting.error);
        counting.onsuccess = () => resolve(counting.result);
      });
      kept.push([store, count]);
    }
    database.close();
    for (const name of await caches.keys()) {
      kept.push([name, (await (await caches.open(name)).keys()).length]);
    }
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
      // The worker answers for the app's own scripts.
      .filter((name) => !/\\/assets\\/[^/]+\\.js$/.test(name));
    return JSON.stringify([kept, { ...localStorage }, asked]);
  `);
}

for (const engine of [firefoxEngine, webkitEngine]) {
  test(`${engine.name}: a real chat is read with no server, and leaves no trace`, async ({
    app,
    profile,
  }) => {
    const visitor = await engine.launch(profile);
    await installed(visitor, `${app.url}/read`);
    // The code that reads is here before a chat is.
    await visitor.open(`${app.url}/read`);
    const hand = handOf(visitor);
    // The picker stands in the document before the app answers it.
    const answers = `return Object.keys(document.querySelector('input[type=file]') ?? {})
      .some((key) => key.startsWith('__reactProps'))`;
    await expect.poll(() => visitor.run(answers)).toBe(true);
    await app.stop();
    const before = await traces(visitor);
    await visitor.run(`
      const files = new DataTransfer();
      files.items.add(new File([${JSON.stringify(realChat())}], 'WhatsApp Chat.txt', { type: 'text/plain' }));
      const input = document.querySelector('input[type=file]');
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    `);
    await hand.says('[role=radiogroup]', ME);
    await visitor.run(`document.querySelector('[role=radiogroup] input').click()`);
    await hand.says('h2', 'The reading');
    await hand.says('table', 'Median time to answer');
    await hand.press('Make a card');
    await hand.says('label', 'Show names');
    expect(await traces(visitor)).toBe(before);
    await visitor.kill();
  });
}
