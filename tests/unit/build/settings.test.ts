import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SETTINGS, versionOf, warnOfKey } from '../../../src/build/settings.ts';

function sources(): string {
  const root = mkdtempSync(join(tmpdir(), 'taal-sources-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['public', 'src/app', 'sw'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['index.html', 'package-lock.json', 'vite.config.ts', 'src/app/a.ts']) {
    writeFileSync(join(root, file), file);
  }
  return root;
}

test('a build has a version of its own, by what it is made of', () => {
  const root = sources();
  const version = versionOf(root, '0.1.0');
  expect(version).toMatch(/^0\.1\.0 [0-9a-f]{8}$/);
  const copy = sources();
  cpSync(root, copy, { recursive: true });
  expect(versionOf(copy, '0.1.0')).toBe(version);
  writeFileSync(join(copy, 'src/app/a.ts'), 'another text');
  const changed = versionOf(copy, '0.1.0');
  expect(changed).not.toBe(version);
  writeFileSync(join(copy, 'sw/b.ts'), '');
  expect(versionOf(copy, '0.1.0')).not.toBe(changed);
});

test('no other variable reaches the code', () => {
  const root = sources();
  const lines = [...SETTINGS, 'VITE_SECRET', 'SECRET'].map((name) => `${name}=1\n`);
  writeFileSync(join(root, '.env'), lines.join(''));
  expect(Object.keys(loadEnv('production', root, SETTINGS)).sort()).toEqual(SETTINGS);
});

async function warningsFor(key: string | undefined) {
  const warn = vi.fn();
  const { configResolved } = warnOfKey();
  if (typeof configResolved !== 'function') throw new Error('It does not look at the settings');
  const env = { VITE_GENERATIVE_AI_URL: 'https://ai.example', VITE_GENERATIVE_AI_KEY: key };
  const config = { env, logger: { warn } };
  await Reflect.apply(configResolved, {}, [config]);
  return warn.mock.calls.flat().join('\n');
}

test('a build with a real key of the AI service says that every visitor gets it', async () => {
  const warning = await warningsFor('a real key');
  expect(warning).toMatch(/every visitor gets it/i);
  expect(warning).toMatch(/proxy of your own/);
  expect(warning).not.toContain('a real key');
});

test.each([undefined, '', 'placeholder-key', 'proxy'])('%j is no key', async (key) => {
  expect(await warningsFor(key)).toBe('');
});
