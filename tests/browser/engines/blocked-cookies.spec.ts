import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../fixtures/app.ts';
import { receivedTexts } from '../fixtures/receivedTexts.ts';
import { chromiumEngine } from './chromium.ts';
import { firefoxWith } from './firefox.ts';
import { handOf } from './hand.ts';
import { syncStatus } from './looks.ts';
import { test } from './profile.ts';
import type { Engine } from './visitor.ts';

/** Blocks cookies as a person does in the settings of Chromium, before its first start. */
async function blockCookies(profile: string): Promise<void> {
  const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings));
}

const engines: readonly { readonly engine: Engine; readonly prepare: typeof blockCookies }[] = [
  { engine: chromiumEngine, prepare: blockCookies },
  { engine: firefoxWith({ 'network.cookie.cookieBehavior': 2 }), prepare: async () => {} },
];

for (const { engine, prepare } of engines) {
  // Storage, locks, channels, caches and workers are there then, and all of them refuse.
  test(`${engine.name} with blocked cookies: Taal runs in memory, and delivers what is written`, async ({
    app,
    profile,
  }) => {
    await prepare(profile);
    const visitor = await engine.launch(profile);
    const { says, press, write } = handOf(visitor);
    await visitor.open(`${app.url}/chat`);
    await says('p', '^Kept until you close Taal$');
    await says('section[aria-busy="false"]', '.');
    await visitor.send('Nobody keeps this');
    await says('[aria-live="polite"]', '^Taal: ');
    await expect.poll(() => receivedTexts(app)).toEqual(['Nobody keeps this']);
    await expect.poll(() => syncStatus(visitor)).toBe('Sync status: In memory');
    await press('^Sync status');
    await says('p', '^This browser keeps no copy of Taal here');
    await press('^Close$');

    await press('^Profile$', 'nav');
    await press('^Skip for Now$');
    await press('^Privacy$', 'main');
    await press('^Erase everything$', 'main');
    await write('^Type ERASE', 'ERASE');
    await press('^Erase everything$');
    // The page on its way to the start answers nothing.
    const shown = () => visitor.run('return document.body.textContent').catch(() => '');
    await expect.poll(shown).toContain('Step 1 of 6');
    await visitor.kill();
  });
}
