import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { SCREENS } from '../../../src/shell/screens.ts';
import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitOnce } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';
import { headings } from '../screens/firstScreen.ts';

test.use({ worker: true });

const MESSAGES = ['I love this app', 'How do I say hello?', 'She said yes!!'];

async function expectAllThere(page: Page): Promise<void> {
  const log = page.getByRole('log', { name: 'Conversation' });
  for (const text of MESSAGES) await expect(log.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByText('6 messages').first()).toBeVisible();
}

test('chats with no server, survives a kill and delivers when the server is back', async ({
  app,
  device,
}) => {
  const online = await device.open();
  await visitOnce(await firstPage(online), app.url);
  await online.close();
  await app.stop();

  const offline = await device.open();
  const page = await firstPage(offline);
  await visit(page, `${app.url}/chat`);
  for (const text of MESSAGES) await sendMessage(page, text);
  await expectAllThere(page);
  await device.kill();

  const again = await device.open();
  const reopened = await firstPage(again);
  await visit(reopened, `${app.url}/chat`);
  await expectAllThere(reopened);
  await expect(reopened.getByRole('button', { name: /^Sync status: .*3 waiting$/ })).toBeVisible();

  await app.start();
  await expect(reopened.getByRole('button', { name: 'Sync status: All saved' })).toBeVisible({
    timeout: 45_000,
  });
  const bodies = app.backend.backend.ledger.map((entry) => entry.body);
  expect(bodies).toEqual(
    MESSAGES.map((text) => ({
      text,
      time_taken: expect.any(Number),
      response_time: expect.any(Number),
      user_id: expect.stringMatching(/^user_\d+_[a-z0-9]+$/),
    })),
  );
  const history = await readStore(reopened, 'analysisHistory');
  expect(history.map((entry) => entry.source)).toEqual(['backend', 'backend', 'backend']);
  const answers = app.backend.backend.ledger.map((entry) => entry.reply);
  for (const answer of answers) {
    expect(history).toContainEqual(expect.objectContaining(withoutTimestamp(answer)));
  }
});

function withoutTimestamp(answer: unknown): Record<string, unknown> {
  const { timestamp: _, ...fields } = v.parse(v.record(v.string(), v.unknown()), answer);
  return fields;
}

test('delivers with every tab closed', async ({ app, openContext }) => {
  const context = await openContext();
  const page = await firstPage(context);
  await visitOnce(page, `${app.url}/chat`);
  await context.setOffline(true);
  await sendMessage(page, 'Sent on the metro');
  expect(app.backend.backend.ledger).toEqual([]);
  // The browser needs a page to live; this one is not the app's.
  await context.newPage();
  await page.close();
  await context.setOffline(false);
  await expect.poll(() => app.backend.backend.ledger.length).toBe(1);
});

test('every route opens in a new process with no network, after one visit', async ({
  app,
  device,
}) => {
  const online = await device.open();
  await visitOnce(await firstPage(online), app.url);
  await app.stop();
  const offline = await device.open({ offline: true });
  const page = await firstPage(offline);
  for (const path of SCREENS) {
    await visit(page, `${app.url}${path}`);
    // A new visitor's home is onboarding. Not by its role: a dialog soon covers the profile.
    const heading = headings[path === '/' ? '/onboarding' : path] ?? '';
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('a server that accepts and never answers keeps nobody waiting', { tag: '@release' }, async ({
  app,
  page,
}) => {
  app.backend.plan = () => ({ kind: 'stall' });
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, 'Is anybody there?');
  await expect(page.getByRole('button', { name: /^Sync status: .*1 waiting$/ })).toBeVisible();
  app.backend.plan = () => null;
  await expect(page.getByRole('button', { name: 'Sync status: All saved' })).toBeVisible({
    timeout: 60_000,
  });
  expect(app.backend.backend.ledger).toHaveLength(1);
});
