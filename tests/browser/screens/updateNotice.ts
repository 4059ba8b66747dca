import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';

/** The notice that a new version waits. */
export function updateNotice(page: Page) {
  return {
    title: page.getByText('Update ready', { exact: true }),
    update: page.getByRole('button', { name: 'Update now' }),
    dismiss: page.getByRole('button', { name: 'Dismiss: Update ready' }),
  };
}

function workersOf(page: Page) {
  return page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    const [isInstalling, isWaiting] = [installing !== null, waiting !== null];
    return { isInstalling, isWaiting, active: active?.state };
  });
}

/** What a person does who comes back to the tab; half a minute then passes, and the update waits. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.clock.fastForward(31_000);
  const there = { isInstalling: false, isWaiting: true, active: 'activated' };
  await expect.poll(() => workersOf(page)).toEqual(there);
}
