import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitOnce } from '../fixtures/visit.ts';
import { chat, sendMessage } from '../screens/chat.ts';
import { BROKEN, breakMatches, crash } from '../screens/crash.ts';

test.use({ worker: true });

test.use({ expectedFaults: new RegExp(`${BROKEN}|MissingPartError`) });

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
}

test('a screen that fails leaves navigation and the other screens working', async ({
  app,
  page,
}) => {
  await breakMatches(page.context());
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Before the crash');
  await chat(page).field.fill('Half a thought');
  await open(page, 'Matches');
  await expect(crash(page).heading).toBeVisible();
  await crash(page).reload.click();
  await expect(crash(page).heading).toBeVisible();
  await open(page, 'AI Chat');
  await expect(chat(page).field).toHaveValue('Half a thought');
  await chat(page).field.fill('');
  await expect(chat(page).log.getByText('Before the crash')).toBeVisible();
  await expect(crash(page).heading).toBeHidden();
  await sendMessage(page, 'After the crash');
  await open(page, 'Matches');
  await expect(crash(page).heading).toBeVisible();
});

test('a fault that the worker keeps is mended by a reload without it, and no data go', {
  tag: '@release',
}, async ({ app, page }) => {
  await breakMatches(page.context());
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, 'Kept');
  await open(page, 'Matches');
  await expect(crash(page).heading).toBeVisible();
  await page.context().unroute('**/assets/matches-*.js');
  await crash(page).reload.click();
  await expect(crash(page).heading).toBeVisible();
  await crash(page).withoutWorker.click();
  await expect(page.getByRole('article')).toHaveCount(10);
  const texts = (await readStore(page, 'chatMessages')).map(({ text }) => text);
  expect(texts).toContain('Kept');
});
