import type { Page } from '@playwright/test';
import { type App, expect, test } from '../fixtures/app.ts';
import { holdAtVersion, neutralPage } from '../fixtures/storage.ts';
import { visit } from '../fixtures/visit.ts';
import { chat } from '../screens/chat.ts';

function notice(page: Page, title: string) {
  return page.getByText(title, { exact: true });
}

/** The chat, while another tab holds the database at an older version; returns that tab. */
async function openBehindOlderTab(page: Page, app: App): Promise<Page> {
  const older = await neutralPage(page, app.url);
  await holdAtVersion(older, 1);
  await visit(page, `${app.url}/chat`);
  await expect(notice(page, 'Close Taal’s other tabs')).toBeVisible();
  return older;
}

test('an older tab that holds the database: this one says so and goes on by itself', async ({
  app,
  page,
}) => {
  const older = await openBehindOlderTab(page, app);
  await older.close();
  await expect(chat(page).field).toBeVisible();
  await expect(notice(page, 'Close Taal’s other tabs')).toBeHidden();
});
