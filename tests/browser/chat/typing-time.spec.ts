import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { analyzeBody } from '../../../src/data/outbox/entry.ts';
import { type App, expect } from '../fixtures/app.ts';
import { beAway } from '../fixtures/awayFromPage.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chat, chatIsRead } from '../screens/chat.ts';
import { dashboard } from '../screens/dashboard.ts';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;

/** Types at 50 words a minute, and a little less where the machine is slow. */
async function typeAtPace(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    await page.keyboard.type(letter);
    await page.clock.runFor(220);
  }
}

async function send(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(chat(page).log.getByText(text, { exact: true })).toBeVisible();
  await page.clock.runFor(2000);
  await expect(chat(page).send).toBeDisabled();
  await expect(chat(page).typing).toBeHidden();
}

/** What the backend was told of a message, once it was. */
async function told(app: App, text: string): Promise<v.InferOutput<typeof analyzeBody>> {
  const find = () =>
    app.backend.backend.ledger
      .filter(({ path }) => path === '/analyze')
      .map(({ body }) => v.parse(analyzeBody, body))
      .find((body) => body.text === text);
  await expect.poll(find).toBeDefined();
  return v.parse(analyzeBody, find());
}

async function speedOf(page: Page, text: string): Promise<number> {
  const messages = await readStore(page, 'chatMessages');
  return Number(messages.find((message) => message.text === text)?.typingSpeed);
}

test('time away from the page, or without a key, is no typing time', async ({ app, page }) => {
  await page.clock.install();
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  const { field, log } = chat(page);
  const text = 'Half of it was typed and the rest came later';

  await field.click();
  await typeAtPace(page, 'Half of it was typed ');
  await beAway(page, 5 * MINUTE);
  await typeAtPace(page, 'and the rest came later');
  const live = page.getByText(/^\d+ WPM · neutral$/).last();
  expect(Number.parseInt((await live.textContent()) ?? '', 10)).toBeGreaterThan(30);
  await send(page, text);
  const { time_taken } = await told(app, text);
  expect(time_taken).toBeGreaterThan(9);
  expect(time_taken).toBeLessThan(20);
  const away = await speedOf(page, text);
  expect(away).toBeGreaterThan(30);
  await expect(log.getByText(new RegExp(`^${away} WPM`))).toBeVisible();

  // In front of the page all the time, and a reload between.
  const second = 'The kettle boiled and then I wrote the rest';
  await typeAtPace(page, 'The kettle boiled ');
  await page.clock.fastForward(5 * MINUTE);
  await typeAtPace(page, 'and then ');
  await visitAgain(page);
  await expect(field).toHaveValue('The kettle boiled and then ');
  await page.clock.fastForward(5 * MINUTE);
  await field.click();
  await page.keyboard.press('End');
  await typeAtPace(page, 'I wrote the rest');
  await send(page, second);
  const measured = await told(app, second);
  // Five seconds of the wait count.
  expect(measured.time_taken).toBeGreaterThan(13);
  expect(measured.time_taken).toBeLessThan(26);

  // What undoing brings back was not typed again.
  await typeAtPace(page, 'Undone');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('Undone');
  await send(page, 'Undone');
  expect(await speedOf(page, 'Undone')).toBe(0);
});

test('a week of silence is no response time, neither sent nor on the dashboard', async ({
  app,
  page,
}) => {
  await page.clock.install();
  await visit(page, `${app.url}/chat`);
  await chatIsRead(page);
  await chat(page).field.click();
  await typeAtPace(page, 'Hello');
  await send(page, 'Hello');
  await page.clock.runFor(3000);
  await typeAtPace(page, 'Soon');
  await send(page, 'Soon');
  await beAway(page, WEEK);
  await page.clock.runFor(7000);
  await typeAtPace(page, 'Back again');
  await send(page, 'Back again');
  const { response_time } = await told(app, 'Back again');
  expect(response_time).toBeGreaterThanOrEqual(7);
  expect(response_time).toBeLessThan(60);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  const { performance, line } = dashboard(page);
  await expect(line(performance, 'Avg Response Time')).toContainText('<0.1 h');
  // One answer, and the silence; the last reply may still be answered.
  await expect(line(performance, 'Response Rate')).toContainText('50%');
});

test('the trial of the introduction measures by the same rule', async ({ app, page }) => {
  await page.clock.install();
  await visit(page, `${app.url}/onboarding`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox').click();
  await typeAtPace(page, 'What a day ');
  await beAway(page, 5 * MINUTE);
  await typeAtPace(page, 'this is');
  const measure = page.getByText(/^\d+ WPM$/);
  await expect(measure).toBeVisible();
  expect(Number.parseInt((await measure.textContent()) ?? '', 10)).toBeGreaterThan(30);
});
