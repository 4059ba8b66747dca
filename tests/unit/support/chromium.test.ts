import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OFF_IN_PLAYWRIGHT } from '../../support/browsers/chromium.ts';

test('Chromium under test keeps all turned off that Playwright turns off', () => {
  const home = createRequire(import.meta.url).resolve('playwright-core/package.json');
  const bundle = readFileSync(join(home, '../lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]\.filter/s.exec(bundle) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(OFF_IN_PLAYWRIGHT).toEqual(names);
});
