import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../fixtures/app.ts';
import { receivedTexts } from '../fixtures/receivedTexts.ts';
import { chromiumEngine } from './chromium.ts';
import { firefoxWith } from './firefox.ts';
import { test } from './profile.ts';
import type { Engine, Visitor } from './visitor.ts';

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

/** The headings of the page, and what of the document's own screen is still there. */
function shown(visitor: Visitor): Promise<unknown> {
  const ask =
    "return [...document.querySelectorAll('h1, textarea, nav')].map((each) => each.textContent)";
  // A page on its way to another answers nothing.
  return visitor.run(ask).catch(() => null);
}

for (const { engine, prepare } of engines) {
  // Storage, locks, channels, caches and workers are there then, and all of them refuse.
  test(`${engine.name} with blocked cookies: Taal does not start, and says how to allow storage`, async ({
    app,
    profile,
  }) => {
    await prepare(profile);
    const visitor = await engine.launch(profile);
    for (const path of ['/chat', '/']) {
      await visitor.open(app.url + path);
      await expect.poll(() => shown(visitor)).toEqual(['Taal cannot store anything here']);
      const again =
        "[...document.querySelectorAll('button')].find((each) => each.textContent === 'Try again')";
      await visitor.run(`window.isOld = true; ${again}.click()`);
      await expect.poll(() => visitor.run('return window.isOld').catch(() => true)).toBeUndefined();
      await expect.poll(() => shown(visitor)).toEqual(['Taal cannot store anything here']);
    }
    expect(receivedTexts(app)).toEqual([]);
    await visitor.kill();
  });
}
