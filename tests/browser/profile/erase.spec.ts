import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitAgain, visitOnce } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';
import { openYourData, yourData } from '../screens/yourData.ts';

test.use({ worker: true });

test('erasing asks for the word, and leaves nothing in any place', async ({ app, page }) => {
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, 'Soon gone');
  await page.evaluate(() => {
    localStorage.setItem('taal-theme', 'dark');
    sessionStorage.setItem('taal-something', 'kept');
  });
  await expect.poll(() => noted(page)).toContain('/analyze');
  // A second tab holds the database open, as people have it.
  const other = await page.context().newPage();
  await visit(other, `${app.url}/chat`);
  await expect(chat(other).log.getByText('Soon gone')).toBeVisible();
  await page.bringToFront();
  await openYourData(page, app.url);
  const { erase, confirm } = yourData(page);
  await erase.click();
  const button = confirm.getByRole('button', { name: 'Erase everything' });
  const field = confirm.getByRole('textbox', { name: 'Type ERASE to confirm' });
  await expect(field).toBeFocused();
  await expect(button).toBeDisabled();
  await field.fill('ERAS');
  await expect(button).toBeDisabled();
  await page.keyboard.press('Enter');
  await field.fill('ERASE');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  expect(await readStore(page, 'chatMessages')).toEqual([]);
  expect(await readStore(page, 'outbox')).toEqual([]);
  // Onboarding may have asked since whether the server is there.
  expect(await noted(page)).not.toContain('/analyze');
  const left = await page.evaluate(() => ({
    theme: localStorage.getItem('taal-theme'),
    session: sessionStorage.getItem('taal-something'),
  }));
  expect(left).toEqual({ theme: null, session: null });
  await expect(other.getByText('Step 1 of 6')).toBeVisible();
  // Taal is reinstalled, and works without a network again.
  await visitOnce(page, `${app.url}/onboarding`);
  await expect.poll(() => precachedFiles(page)).toBeGreaterThan(50);
  await app.stop();
  await visitAgain(page);
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
});

/** The calls that the ledger has. */
async function noted(page: Page): Promise<unknown[]> {
  return (await readStore(page, 'calls')).map(({ path }) => path);
}

function precachedFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().length;
  });
}
