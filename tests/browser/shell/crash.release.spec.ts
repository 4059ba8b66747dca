import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { beatColours } from '../probes/beatColours.ts';
import { sendMessage } from '../screens/chat.ts';
import { BROKEN, breakMatches, crash } from '../screens/crash.ts';

test.use({ worker: true });

test.use({ expectedFaults: new RegExp(`${BROKEN}|MissingPartError`) });

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
}

test('the crash screen exports everything, and erases it after the typed word', async ({
  app,
  page,
}, info) => {
  await breakMatches(page.context());
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'To be exported');
  await open(page, 'Matches');
  const downloading = page.waitForEvent('download');
  await crash(page).export.click();
  const path = info.outputPath('backup.json');
  await (await downloading).saveAs(path);
  expect(await readFile(path, 'utf8')).toContain('To be exported');
  await crash(page).erase.click();
  const erase = page.getByRole('button', { name: 'Erase everything' });
  await expect(erase).toBeDisabled();
  await page.getByRole('textbox', { name: 'Type ERASE to confirm' }).fill('ERASE');
  await erase.click();
  await expect(page.getByText('Step 1 of 6')).toBeVisible();
  expect(await readStore(page, 'chatMessages')).toEqual([]);
});

test('the crash screen is there without the parts that load later', async ({ app, page }) => {
  await breakMatches(page.context());
  await page.context().route('**/assets/CrashTools-*.js', (route) => route.abort());
  await visit(page, `${app.url}/matches`);
  await expect(crash(page).heading).toBeVisible();
  await crash(page).export.click();
  await expect(page.getByText('This needs a part that is missing. Reload first.')).toBeVisible();
  await expect(crash(page).reload).toBeVisible();
});

test('when Taal fails before its first screen, the crash screen is all there is', async ({
  app,
  page,
}) => {
  await page.addInitScript((words) => {
    Object.defineProperty(navigator, 'locks', {
      get() {
        throw new Error(words);
      },
    });
  }, BROKEN);
  await visit(page, app.url);
  await expect(crash(page).heading).toBeVisible();
  await expect(crash(page).reload).toBeVisible();
  await expect(crash(page).withoutWorker).toBeVisible();
  expect(new Set(await beatColours(page.locator('main svg > path').first())).size).toBe(3);
});
