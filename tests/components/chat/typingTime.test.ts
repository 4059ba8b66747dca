import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { ManualTime } from '../../support/fakes/manualTime.ts';
import { chat, chatIsRead, replyIsDue, typeInTime } from '../screens/chat.ts';
import { dashboard, lineOf } from '../screens/dashboard.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { type TestServices, testServices } from '../support/testServices.ts';

const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
const PACE = 220;
const { field, log, typing } = chat;

function setVisibility(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Hides the page, lets so much time pass, and shows it again. */
function beAway(time: ManualTime, milliseconds: number): void {
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'visibilityState');
  });
  setVisibility('hidden');
  time.advance(milliseconds);
  setVisibility('visible');
}

async function send(time: ManualTime, text: string): Promise<void> {
  await userEvent.keyboard('{Enter}');
  await expect.element(log.getByText(text, { exact: true })).toBeVisible();
  await replyIsDue(time);
  await expect.element(typing).not.toBeInTheDocument();
}

/** What the backend was told of a message, once it was. */
async function told({ backend }: TestServices, text: string): Promise<unknown> {
  const find = () =>
    backend.backend.ledger.map(({ body }) => body).find((body) => Object(body).text === text);
  await expect.poll(find).toBeDefined();
  return find();
}

const between = (low: number, high: number) =>
  expect.toSatisfy((value) => typeof value === 'number' && value > low && value < high);

const measuredRow = v.object({ text: v.string(), typingSpeed: v.number() });

async function speedOf({ database }: TestServices, text: string): Promise<number> {
  const stored = await database.chatMessages.toArray();
  const measured = stored.filter((row) => v.is(measuredRow, row));
  return measured.find((row) => row.text === text)?.typingSpeed ?? Number.NaN;
}

test('time away from the page, or without a key, is no typing time', async () => {
  const made = testServices();
  const { services, time } = made;
  await renderScreen('/chat', services);
  const text = 'Half of it was typed and the rest came later';
  await typeInTime(time, 'Half of it was typed ', PACE);
  beAway(time, 5 * MINUTE);
  await typeInTime(time, 'and the rest came later', PACE);
  await expect.element(page.getByText(/^6\d WPM · neutral$/).last()).toBeVisible();
  await send(time, text);
  await expect(told(made, text)).resolves.toMatchObject({ time_taken: between(9, 10) });
  const away = await speedOf(made, text);
  expect(away).toBeGreaterThan(60);
  await expect.element(log.getByText(new RegExp(`^${away} WPM`))).toBeVisible();

  // In front of the page all the time, and another start between.
  const second = 'The kettle boiled and then I wrote the rest';
  await typeInTime(time, 'The kettle boiled ', PACE);
  time.advance(5 * MINUTE);
  await typeInTime(time, 'and then ', PACE);
  time.advance(1000);
  await cleanup();
  await renderScreen('/chat', services);
  await expect.element(field).toHaveValue('The kettle boiled and then ');
  time.advance(5 * MINUTE);
  await field.click();
  await userEvent.keyboard('{End}');
  await typeInTime(time, 'I wrote the rest', PACE);
  await send(time, second);
  // Five seconds of the wait count.
  await expect(told(made, second)).resolves.toMatchObject({ time_taken: between(14, 16) });

  // What undoing brings back was not typed a second time.
  await typeInTime(time, 'Undone', PACE);
  await userEvent.keyboard('{Control>}a{/Control}{Delete}{Control>}z{/Control}');
  await expect.element(field).toHaveValue('Undone');
  await send(time, 'Undone');
  await expect(speedOf(made, 'Undone')).resolves.toBe(0);
});

test('a phrase that a keyboard composes at one step was spoken; word by word it is typed', async () => {
  const { services, time } = testServices();
  await renderScreen('/chat', services);
  await chatIsRead();
  await field.click();
  const compose = async (text: string) => {
    time.advance(1000);
    const [selectionStart, selectionEnd] = [text.length, text.length];
    await cdp().send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
  };
  await compose('see you at');
  await compose('see you at eight in the evening');
  await expect.element(field).toHaveValue('see you at eight in the evening');
  await expect.element(page.getByText('neutral', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/WPM · /)).not.toBeInTheDocument();
  await field.fill('');

  for (const text of ['kal', 'kal milte', 'kal milte hain', 'kal milte hain kya']) {
    await compose(text);
  }
  await expect.element(page.getByText(/^\d+ WPM · neutral$/)).toBeVisible();
});

test('a week of silence is no response time, neither sent nor on the dashboard', async () => {
  const made = testServices();
  const { services, time } = made;
  const router = await renderScreen('/chat', services);
  await typeInTime(time, 'Hello', PACE);
  await send(time, 'Hello');
  time.advance(3000);
  await typeInTime(time, 'Soon', PACE);
  await send(time, 'Soon');
  beAway(time, WEEK);
  time.advance(7000);
  await typeInTime(time, 'Back again', PACE);
  await send(time, 'Back again');
  await expect(told(made, 'Back again')).resolves.toMatchObject({
    response_time: between(6.9, 60),
  });

  await router.navigate({ to: '/dashboard' });
  await expect
    .poll(() => lineOf(dashboard.performance, 'Avg Response Time'))
    .toMatch(/\d+ (?:s|min)$/);
  // One answer, and the silence; the last reply may still be answered.
  expect(lineOf(dashboard.performance, 'Response Rate')).toContain('50%');
});

test('the trial of the introduction measures by the same rule', async () => {
  const { services, time } = testServices();
  await renderScreen('/onboarding', services);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox').click();
  const typeOn = async (text: string) => {
    for (const letter of text) {
      time.advance(PACE);
      await userEvent.keyboard(letter);
    }
  };
  await typeOn('What a day ');
  beAway(time, 5 * MINUTE);
  await typeOn('this is');
  await expect.element(page.getByText(/^8\d WPM$/)).toBeVisible();
});
