import type { CDPSession, Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { beAway, comeBack } from '../fixtures/awayFromPage.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { chat, chatIsRead } from '../screens/chat.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Ten to midnight in India. */
const LATE = new Date('2026-03-10T18:20:00Z');

/** As a device does on a journey. */
async function travel(session: CDPSession, timezoneId: string): Promise<void> {
  await session.send('Emulation.setTimezoneOverride', { timezoneId });
}

async function beLateInIndia(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await travel(session, 'Asia/Kolkata');
  await page.clock.install({ time: LATE });
  return session;
}

test('days and times of day follow midnight, a return and a journey', async ({ app, page }) => {
  const session = await beLateInIndia(page);
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  const { field, log, entries } = chat(page);
  await field.click();
  await page.keyboard.type('Good night');
  await page.keyboard.press('Enter');
  await expect(log.getByText('Good night')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(log.getByText('Today', { exact: true })).toBeVisible();
  await expect(entries.first()).toContainText('Today · 2 messages');
  await expect(log.locator('time').first()).toHaveText(/^11:5\d PM$/);

  // Nobody touches the page.
  await page.clock.runFor(10 * MINUTE);
  await expect(log.getByText('Yesterday', { exact: true })).toBeVisible();
  await expect(entries.first()).toContainText('Yesterday · 2 messages');

  // A device that slept: no timer ran.
  await page.clock.setSystemTime(new Date(LATE.getTime() + 25 * HOUR));
  await comeBack(page);
  await expect(log.getByText('Tue', { exact: true })).toBeVisible();
  await expect(entries.first()).toContainText('Tue · 2 messages');

  await travel(session, 'America/Los_Angeles');
  await comeBack(page);
  await expect(log.getByText('Yesterday', { exact: true })).toBeVisible();
  await expect(log.locator('time').first()).toHaveText(/^11:2\d AM$/);
});

test('moments in the sync panel and the days of the dashboard follow as well', async ({
  app,
  page,
}) => {
  await beLateInIndia(page);
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  await chat(page).field.click();
  await page.keyboard.type('Good night');
  await page.keyboard.press('Enter');
  await page.clock.runFor(3000);
  await page.getByRole('button', { name: 'Sync status: All saved' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText(/Last success\s*Today, 11:5\d/);
  // A later check that succeeds would be a later success.
  app.backend.plan = () => ({ kind: 'drop' });
  await page.clock.runFor(10 * MINUTE);
  await expect(panel).toContainText(/Last success\s*Yesterday, 11:5\d/);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  const beats = page.getByRole('slider', { name: 'Beats of your messages' });
  await expect(beats).toHaveAttribute('aria-valuetext', /, Yesterday, 11:5\d/);
  await beAway(page, 7 * 24 * HOUR);
  await expect(beats).toHaveAttribute('aria-valuetext', /, (10 Mar|Mar 10), 11:5\d/);
});
