import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { SCREENS } from '../../../src/shell/screens.ts';
import { expect } from '../fixtures/app.ts';
import { firefoxEngine } from './firefox.ts';
import { test } from './profile.ts';
import type { Visitor } from './visitor.ts';
import { webkitEngine } from './webkit.ts';

/** A new visitor's home is onboarding. */
const ROUTES = SCREENS.filter((path) => path !== '/');

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds on the screen that is open, in words short enough for a report. */
function violations(visitor: Visitor, source: string): Promise<unknown> {
  return visitor.run(`
    if (!window.axe) { ${source} }
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' '));
  `);
}

/**
 * Whether the database is made and answers: WebKit never opens one again whose page was left while it
 * was being made, which nobody is fast enough for.
 */
const HAS_STORAGE = `
  if (!(await indexedDB.databases()).some(({ name }) => name === 'taal')) return false;
  const opening = indexedDB.open('taal');
  const database = await new Promise((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  database.close();
  return true;
`;

for (const engine of [firefoxEngine, webkitEngine]) {
  test(`${engine.name}: axe finds nothing on any route`, async ({ app, profile }) => {
    const source = await readFile(axe, 'utf8');
    const visitor = await engine.launch(profile);
    for (const path of ROUTES) {
      // The profile asks for a photo a moment after it is drawn.
      const last = path === '/profile' ? '[role=dialog]' : 'h1';
      await visitor.open(`${app.url}${path}`);
      await expect
        .poll(() => visitor.run(`return document.querySelector('${last}')?.textContent ?? ''`))
        .not.toBe('');
      await expect.poll(() => visitor.run(HAS_STORAGE)).toBe(true);
      // What fades in is judged once it is there.
      await visitor.run(
        'await Promise.all(document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity).map((each) => each.finished.catch(() => {})))',
      );
      expect(await violations(visitor, source), path).toEqual([]);
    }
    await visitor.kill();
  });
}
