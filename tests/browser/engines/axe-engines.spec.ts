import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '../app.ts';
import { firefoxEngine } from './firefox.ts';
import { test } from './profile.ts';
import type { Visitor } from './visitor.ts';
import { webkitEngine } from './webkit.ts';

const ROUTES = ['/onboarding', '/dashboard', '/chat', '/matches', '/profile'];

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds on the screen that is open, in words short enough for a report. */
function violations(visitor: Visitor, source: string): Promise<unknown> {
  return visitor.run(`
    if (!window.axe) { ${source} }
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' '));
  `);
}

for (const engine of [firefoxEngine, webkitEngine]) {
  test(`${engine.name}: axe finds nothing on any route`, async ({ app, profile }) => {
    const source = await readFile(axe, 'utf8');
    const visitor = await engine.launch(profile);
    for (const path of ROUTES) {
      await visitor.open(`${app.url}${path}`);
      await expect
        .poll(() => visitor.run("return document.querySelector('h1')?.textContent ?? ''"))
        .not.toBe('');
      // What fades in is judged once it is there.
      await visitor.run(
        'await Promise.all(document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity).map((each) => each.finished.catch(() => {})))',
      );
      expect(await violations(visitor, source), path).toEqual([]);
    }
    await visitor.kill();
  });
}
