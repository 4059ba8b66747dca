import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { chat, type } from '../screens/chat.ts';
import { dashboard, lineOf } from '../screens/dashboard.ts';
import { fillDatabase } from '../support/fillDatabase.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { sendElsewhere } from '../support/sendElsewhere.ts';
import { testServices } from '../support/testServices.ts';

const { completion, insights, number, performance } = dashboard;
const toDashboard = () => page.getByRole('link', { name: 'Dashboard', exact: true }).click();

test('says which numbers are samples, and drops the mark value by value', async () => {
  const { services } = testServices();
  await renderScreen('/dashboard', services);
  for (const [label, value] of [
    ['Profile Views', '247'],
    ['Likes Received', '89'],
    ['Total Matches', '23'],
    ['Messages Sent', '156'],
  ] as const) {
    await expect.element(number(label)).toHaveTextContent(value);
    await expect.element(number(label)).toHaveTextContent('Sample');
  }
  await expect.element(number('Profile Views')).toHaveTextContent('Up12% against the week before');
  await expect
    .element(number('Total Matches'))
    .toHaveTextContent('Unchanged0% against the week before');
  expect(lineOf(performance, 'Response Rate')).toBe('Response RateSample85%');
  expect(lineOf(performance, 'Avg Response Time')).toBe('Avg Response TimeSample3.2 h');
  expect(lineOf(performance, 'Compatibility')).toBe('Compatibility ScoreSample87%');
  // The sample's bar stands over the sample's ticks.
  await expect.element(completion).toHaveTextContent('Sample85%');
  expect(lineOf(completion, 'Profile Score')).toBe('Profile ScoreSample4.8 of 5');
  const ticks = completion.getByRole('listitem').elements();
  expect(ticks.map(({ textContent }) => textContent)).toEqual([
    'Photos Added done in the sample',
    'Bio Written done in the sample',
    'Add Interests done in the sample',
  ]);
  await expect
    .element(performance)
    .toHaveTextContent('Response Rate counts all your chats; the other two, the messages');
  const beginning = insights.getByRole('link');
  await expect.element(beginning).toHaveTextContent(/^Starts with your first message in AI Chat$/);

  await beginning.click();
  await expect.element(chat.field).toBeVisible();
  await sendElsewhere(services, 'I love this! How do I begin?');
  await toDashboard();
  await expect
    .element(number('Messages Sent'))
    .toHaveTextContent(/^Messages Sent1 in allUp1 in 7 days$/);
  await expect.element(performance).not.toHaveTextContent('Sample');
  expect(lineOf(performance, 'Response Rate')).toContain('Nothing to show yet');
  await expect.element(insights).toHaveTextContent('Read from one message');
  expect(lineOf(insights, 'Communication style')).toMatch(/\d+ WPM$/);
  expect(lineOf(insights, 'Dominant sentiment')).toMatch(/positive$/);
  expect(lineOf(insights, 'Engagement trend')).toMatch(/Stable$/);
  await expect.element(number('Profile Views')).toHaveTextContent('Sample');
  await expect.element(completion.getByText('Sample', { exact: true })).toHaveLength(2);
});

test('an arrow up is green, in light and in dark', async () => {
  await renderScreen('/dashboard', testServices().services);
  await expect.element(number('Profile Views').getByText('12%')).toBeVisible();
  const arrow = () => number('Profile Views').element().querySelector('svg');
  onTestFinished(() => document.documentElement.removeAttribute('data-theme'));
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(arrow() ?? document.body)
        .color.match(/\d+/g)
        ?.map(Number) ?? [];
    expect(green).toBeGreaterThan(1.4 * Math.max(red, blue));
  }
});

test('the figures move while messages are sent elsewhere', async () => {
  const { services } = testServices();
  await renderScreen('/dashboard', services);
  await expect.element(number('Messages Sent')).toHaveTextContent('156');
  for (const sent of [1, 2]) {
    await sendElsewhere(services, `Message number ${sent} to the assistant`);
    await expect
      .element(number('Messages Sent'))
      .toHaveTextContent(new RegExp(`^Messages Sent${sent} in allUp${sent} in 7 days$`));
  }
  await expect.element(insights).toHaveTextContent('Read from 2 messages');
});

test('the draft of a message outlives a look at the dashboard', async () => {
  const router = await renderScreen('/chat', testServices().services);
  await type('Half a thought');
  await toDashboard();
  await expect.element(number('Messages Sent')).toHaveTextContent('156');
  router.history.back();
  await expect.element(chat.field).toHaveValue('Half a thought');
});

test('asks the backend again when someone comes back', async () => {
  const { services, backend, time } = testServices();
  const asked = () => backend.calls.filter((call) => call === 'GET /realtime-stats').length;
  await sendElsewhere(services, 'A first message');
  await renderScreen('/dashboard', services);
  await expect.poll(asked).toBeGreaterThan(0);
  const before = asked();
  time.advance(60_000);
  dispatchEvent(new Event('focus'));
  await expect.poll(asked).toBeGreaterThan(before);
});

test('asks the backend nothing under incognito', async () => {
  const { services, database, backend } = testServices();
  const setIncognito = (incognito: boolean) => {
    const privacy = { ...EMPTY_USER_PROFILE.privacy, incognito };
    const row = { ...EMPTY_USER_PROFILE, privacy, savedAt: 0 };
    return fillDatabase(database, [{ store: 'userProfile', key: 'current', row }]);
  };
  await renderScreen('/chat', services);
  await expect.poll(() => services.scheduler.availability.get().reachable).toBe(true);
  await setIncognito(true);
  await sendElsewhere(services, 'Just between us');
  await toDashboard();
  await expect.element(insights).toHaveTextContent('Read from one message');
  dispatchEvent(new Event('focus'));
  await services.scheduler.check();
  expect(backend.calls).not.toContain('GET /realtime-stats');
  // It would have been asked: it is, as soon as it may be.
  await setIncognito(false);
  await page.getByRole('link', { name: 'AI Chat', exact: true }).click();
  await toDashboard();
  await expect.poll(() => backend.calls).toContain('GET /realtime-stats');
});
