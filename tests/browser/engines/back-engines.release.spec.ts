import { expect } from '../fixtures/app.ts';
import { firefoxEngine } from './firefox.ts';
import { heading } from './looks.ts';
import { test } from './profile.ts';
import type { Tab } from './visitor.ts';
import { webkitEngine } from './webkit.ts';

const dialogs = (tab: Tab) => tab.run("return document.querySelectorAll('[role=dialog]').length");
const layers = (tab: Tab) => tab.run('return history.state?.taalLayers ?? 0');
const goBack = (tab: Tab) => tab.run('setTimeout(() => history.back())');

/** Presses a button, as often as it takes the page to answer. */
async function press(tab: Tab, name: string, isDone: () => Promise<unknown>): Promise<void> {
  const click = `document.querySelector('button[aria-label="${name}"]')?.click()`;
  await expect
    .poll(async () => {
      if ((await isDone()) !== true) await tab.run(click);
      return isDone();
    })
    .toBe(true);
}

for (const engine of [firefoxEngine, webkitEngine]) {
  test(`${engine.name}: Back closes what is open, then leaves the screen`, async ({
    app,
    profile,
  }) => {
    const visitor = await engine.launch(profile);
    await visitor.open(`${app.url}/dashboard`);
    await visitor.open(`${app.url}/matches`);
    const isOpen = async () => (await dialogs(visitor)) === 1;
    const isClosed = async () => (await dialogs(visitor)) === 0;
    await press(visitor, 'Filters', isOpen);
    await expect.poll(() => layers(visitor)).toBe(1);
    await goBack(visitor);
    await expect.poll(isClosed).toBe(true);
    expect(await heading(visitor)).toBe('Your matches');

    await press(visitor, 'Filters', isOpen);
    await expect.poll(() => layers(visitor)).toBe(1);
    await press(visitor, 'Close', isClosed);
    await expect.poll(() => layers(visitor)).toBe(0);
    await goBack(visitor);
    // A question under way when the page changes has no answer.
    await expect.poll(() => heading(visitor).catch(() => '')).toBe('Your Dashboard');
    await visitor.kill();
  });
}
