import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { fillDevice } from '../fixtures/fillDevice.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit, visitAgain, visitOnce } from '../fixtures/visit.ts';
import { violations } from '../probes/axe.ts';
import { chat, sendMessage } from '../screens/chat.ts';
import { dashboard } from '../screens/dashboard.ts';

test.use({ worker: true });

const chart = (page: Page, name: string) => ({
  card: page.getByRole('region', { name, exact: true }),
  group: page.getByRole('group', { name: `${name}, last 7 days` }),
  bars: page.getByRole('group', { name: `${name}, last 7 days` }).getByRole('button'),
  table: page.getByRole('table', { name: `${name}, last 7 days` }),
});

const rhythm = (page: Page) => ({
  card: page.getByRole('region', { name: 'Your rhythm' }),
  beats: page.getByRole('slider', { name: 'Beats of your messages' }),
  table: page.getByRole('table', { name: 'Your rhythm, message by message' }),
});

async function openAnalytics(page: Page, url: string): Promise<void> {
  await visit(page, `${url}/dashboard?tab=analytics`);
  await expect(chart(page, 'Messages').bars).toHaveCount(7);
}

test('today’s bar moves while one chats in another tab, and is no sample then', async ({
  app,
  page,
}) => {
  await openAnalytics(page, app.url);
  const { bars, card, table } = chart(page, 'Messages');
  await expect(card.getByText('Sample')).toBeVisible();
  const other = await page.context().newPage();
  await visit(other, `${app.url}/chat`);
  await sendMessage(other, 'Namaste, how do I begin?');
  await expect(bars.last()).toHaveAccessibleName('Today: 1');
  await expect(card.getByText('Sample')).toBeHidden();
  await expect(bars.first()).toHaveAccessibleName(/: 0$/);
  await sendMessage(other, 'I love her profile!!');
  await expect(bars.last()).toHaveAccessibleName('Today: 2');
  await expect(table.getByRole('row', { name: 'Today 2' })).toBeAttached();
  // There is no source for these on the device.
  for (const title of ['Views', 'Likes', 'Match Success Rate', 'Peak Activity Times']) {
    await expect(page.getByRole('region', { name: title }).getByText('Sample')).toBeVisible();
  }
});

test('a chart is one stop of the Tab key, and the arrow keys read its bars', async ({
  app,
  page,
}) => {
  await openAnalytics(page, app.url);
  const { bars, card } = chart(page, 'Views');
  await bars.last().focus();
  await expect(bars.last()).toHaveAccessibleName('Today: 45');
  await page.keyboard.press('ArrowLeft');
  await expect(bars.nth(5)).toBeFocused();
  await expect(bars.nth(5)).toHaveAccessibleName('Yesterday: 29');
  await expect(card.locator('p').filter({ hasText: 'Yesterday' })).toHaveText('29Yesterday');
  await page.keyboard.press('Home');
  await expect(bars.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(bars.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(bars.last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const likes = chart(page, 'Likes');
  await page.keyboard.press('Tab');
  await expect(likes.card.getByRole('button', { name: /^Sample/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(likes.bars.last()).toBeFocused();
  for (let back = 0; back < 2; back += 1) await page.keyboard.press('Shift+Tab');
  await expect(bars.nth(5)).toBeFocused();
});

test('a tap and the mouse read a bar', async ({ app, page }) => {
  await openAnalytics(page, app.url);
  const { bars } = chart(page, 'Likes');
  await bars.nth(2).click();
  await expect(bars.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await bars.nth(4).hover();
  await expect(bars.nth(4)).toHaveAttribute('aria-pressed', 'true');
  await expect(bars.nth(2)).toHaveAttribute('aria-pressed', 'false');
});

test('each chart has its data as a table', async ({ app, page }) => {
  await openAnalytics(page, app.url);
  for (const title of ['Views', 'Likes', 'Messages']) {
    // A head and seven days.
    await expect(chart(page, title).table.getByRole('row')).toHaveCount(8);
  }
  await expect(
    page.getByRole('table', { name: 'Peak activity times' }).getByRole('row'),
  ).toHaveCount(4);
  const funnel = page.getByRole('table', { name: 'Match success rate, step by step' });
  await expect(funnel.getByRole('row', { name: /Likes received 89 36% of views/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the peak times are one’s own from twenty messages on', async ({ app, page }) => {
  await openAnalytics(page, app.url);
  const { card } = chart(page, 'Peak Activity Times');
  await expect(card.getByText('Yours show after 20 more messages.')).toBeVisible();
  await fillDevice(page, 19);
  await visitAgain(page);
  await expect(card.getByText('Yours show after 1 more message.')).toBeVisible();
  await expect(card.getByText('Sample')).toBeVisible();
  const other = await page.context().newPage();
  await visit(other, `${app.url}/chat`);
  await sendMessage(other, 'And one more');
  await expect(card.getByText('When you wrote your last 20 messages.')).toBeVisible();
  for (const hours of ['5:00 AM to 12:00 PM', '12:00 PM to 5:00 PM', '5:00 PM to 5:00 AM']) {
    await expect(card.getByRole('button', { name: hours })).toBeVisible();
  }
  await expect(card.getByText('Sample')).toBeHidden();
});

test('the rhythm reads what a hundred messages bear, and says how many', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard`);
  await expect(
    rhythm(page).card.getByRole('link', { name: 'Write your first beat' }),
  ).toBeVisible();
  await fillDevice(page, 120);
  await visitAgain(page);
  const { beats, card, table } = rhythm(page);
  await expect(beats).toHaveAttribute('aria-valuemax', '100');
  await expect(card).toContainText('last 100 messages');
  // A head and a row for each beat.
  await expect(table.getByRole('row')).toHaveCount(101);
  await expect(card).toContainText(
    /\d+ WPM, mostly [a-z]+\. (You write (faster|slower) when .* over \d+ typed messages, against \d+ WPM over \d+ others\.|Over \d+ typed messages, your speed does not clearly change)/,
  );
  expect(await violations(page)).toEqual([]);
});

test('the rhythm begins with an invitation to chat', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard`);
  await rhythm(page).card.getByRole('link', { name: 'Write your first beat' }).click();
  await expect(chat(page).field).toBeVisible();
});

test('the rhythm grows beat by beat, reads by key and tap, and works offline', async ({
  app,
  page,
}) => {
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, 'I love this so much!!');
  await sendMessage(page, 'Shall we meet for chai?');
  await chat(page).field.focus();
  await page.keyboard.insertText('A whole pasted sentence.');
  await page.keyboard.press('Enter');
  await expect(chat(page).log.getByText('A whole pasted sentence.')).toBeVisible();
  await page.context().setOffline(true);
  await visit(page, `${app.url}/dashboard`);
  const { beats, card, table } = rhythm(page);
  await expect(beats).toHaveAttribute('aria-valuemax', '3');
  await expect(beats).toHaveAttribute('aria-valuetext', /^not typed, neutral, Today, /);
  await beats.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(beats).toHaveAttribute('aria-valuetext', /^\d+ WPM, curious, Today, /);
  await page.keyboard.press('Home');
  await expect(beats).toHaveAttribute('aria-valuetext', /^\d+ WPM, excited, Today, /);
  const box = await beats.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 5, (box?.y ?? 0) + 40);
  await expect(beats).toHaveAttribute('aria-valuenow', '3');
  await card.getByRole('button', { name: /^curious 1/ }).click();
  await expect(beats).toHaveAttribute('aria-valuemax', '1');
  await expect(beats).toHaveAttribute('aria-valuetext', /curious/);
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(card.getByText(/Taal has read 2 typed messages/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a new message adds a beat to the rhythm in another tab', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard`);
  const other = await page.context().newPage();
  await visit(other, `${app.url}/chat`);
  await sendMessage(other, 'What a wonderful evening');
  await expect(rhythm(page).beats).toHaveAttribute('aria-valuemax', '1');
  await sendMessage(other, 'Is she free on Sunday?');
  await expect(rhythm(page).beats).toHaveAttribute('aria-valuemax', '2');
});

test('a tap or a key on a sample says what it is', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard`);
  const { number } = dashboard(page);
  const mark = number('Profile Views').getByRole('button', { name: 'Sample: what is that?' });
  await mark.click();
  const dialog = page.getByRole('dialog', { name: 'What is a sample?' });
  await expect(dialog).toContainText('nobody else sees your profile');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Yours from your first message in AI Chat.');
});
