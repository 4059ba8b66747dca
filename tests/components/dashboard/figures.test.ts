import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { usedDevice } from '../../support/builders/usedDevice.ts';
import { chatIsRead, sendMessage } from '../screens/chat.ts';
import { dashboard, lineOf } from '../screens/dashboard.ts';
import { fillDatabase } from '../support/fillDatabase.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const { chart, insights, number, performance } = dashboard;
const toDashboard = () => page.getByRole('link', { name: 'Dashboard', exact: true }).click();

const BACKEND_STATS = {
  average_wpm: 111,
  dominant_sentiment: 'curious',
  average_response_time: 7200,
  engagement_trend: 'increasing',
  typing_consistency: 0.9,
  total_messages_analyzed: 500,
  session_duration: 12,
  compatibility_score: 0.93,
};

test('the peak times are one’s own from twenty messages on', async () => {
  const { services, database, time } = testServices();
  await fillDatabase(database, usedDevice(19, time.clock()));
  await renderScreen('/dashboard?tab=analytics', services);
  const { card } = chart('Peak Activity Times');
  await expect.element(card.getByText('Yours show after 1 more message.')).toBeVisible();
  await expect.element(card.getByText('Sample')).toBeVisible();
  await page.getByRole('link', { name: 'AI Chat', exact: true }).click();
  await sendMessage(time, 'And one more');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await dashboard.tab('Analytics').click();
  await expect.element(card.getByText('When you wrote your last 20 messages.')).toBeVisible();
  for (const hours of ['5:00 AM to 12:00 PM', '12:00 PM to 5:00 PM', '5:00 PM to 5:00 AM']) {
    await expect.element(card.getByRole('button', { name: hours })).toBeVisible();
  }
  await expect.element(card.getByText('Sample')).not.toBeInTheDocument();
});

test('a chart is one stop of the Tab key, and the arrow keys read its bars', async () => {
  await renderScreen('/dashboard?tab=analytics', testServices().services);
  const { bars, card } = chart('Views');
  await expect.element(bars).toHaveLength(7);
  bars.last().element().focus();
  await expect.element(bars.last()).toHaveAccessibleName('Today: 45');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(bars.nth(5)).toHaveFocus();
  await expect.element(bars.nth(5)).toHaveAccessibleName('Yesterday: 29');
  await expect.element(card).toHaveTextContent('29Yesterday');
  await userEvent.keyboard('{Home}');
  await expect.element(bars.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(bars.first()).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(bars.last()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Tab}');
  const likes = chart('Likes');
  await expect.element(likes.card.getByRole('button', { name: /^Sample/ })).toHaveFocus();
  await userEvent.tab();
  await expect.element(likes.bars.last()).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await expect.element(bars.nth(5)).toHaveFocus();
});

test('a tap or a key on a sample says what it is', async () => {
  await renderScreen('/dashboard', testServices().services);
  const mark = number('Profile Views').getByRole('button', { name: 'Sample: what is that?' });
  await mark.click();
  const dialog = page.getByRole('dialog', { name: 'What is a sample?' });
  await expect.element(dialog).toHaveTextContent('nobody else sees your profile');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(mark).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toHaveTextContent('Yours from your first message in AI Chat.');
});

test('shows what the backend knows, and the own figures when it fails', async () => {
  const { services, database, backend, time } = testServices();
  let works = true;
  backend.plan = ({ path }) => {
    if (path !== '/realtime-stats') return null;
    const body = JSON.stringify(BACKEND_STATS);
    return works
      ? { kind: 'body', contentType: 'application/json', body }
      : { kind: 'status', status: 500 };
  };
  await renderScreen('/chat', services);
  await sendMessage(time, 'Is it too soon to ask for coffee?');
  await toDashboard();
  await expect.element(insights).toHaveTextContent('Read from 500 messages');
  expect(lineOf(insights, 'Communication style')).toContain('111 WPM');
  expect(lineOf(insights, 'Engagement trend')).toContain('Growing');
  expect(lineOf(performance, 'Avg Response Time')).toContain('2.0 h');
  expect(lineOf(performance, 'Compatibility')).toContain('93%');
  await expect(database.realtimeStats.toArray()).resolves.toMatchObject([BACKEND_STATS]);

  works = false;
  const warned = vi.spyOn(console, 'warn');
  await page.getByRole('link', { name: 'AI Chat', exact: true }).click();
  await chatIsRead();
  await sendMessage(time, 'And what do I wear?');
  await toDashboard();
  await expect.element(insights).toHaveTextContent('Read from 2 messages');
  expect(lineOf(insights, 'Communication style')).not.toContain('111');
  const failed = 'Realtime stats could not be fetched: answered 500';
  await expect.poll(() => warned.mock.calls.flat()).toContain(failed);
});
