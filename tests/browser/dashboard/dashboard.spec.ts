import { expect } from '../fixtures/app.ts';
import { fillDevice } from '../fixtures/fillDevice.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { readStore } from '../fixtures/storage.ts';
import { firstPage, visit, visitAgain, visitOnce } from '../fixtures/visit.ts';
import { chat, sendMessage, type } from '../screens/chat.ts';
import { dashboard } from '../screens/dashboard.ts';

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

test('says which numbers are samples, and drops the mark value by value', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard`);
  const { number, performance, insights, completion, line } = dashboard(page);
  for (const [label, value] of [
    ['Profile Views', '247'],
    ['Likes Received', '89'],
    ['Total Matches', '23'],
    ['Messages Sent', '156'],
  ] as const) {
    await expect(number(label)).toContainText(value);
    await expect(number(label)).toContainText('Sample');
  }
  await expect(number('Profile Views')).toContainText('Up12% against the week before');
  await expect(number('Total Matches')).toContainText('Unchanged0% against the week before');
  await expect(line(performance, 'Response Rate')).toHaveText('Response RateSample85%');
  await expect(line(performance, 'Avg Response Time')).toHaveText('Avg Response TimeSample3.2 h');
  await expect(line(performance, 'Compatibility')).toHaveText('Compatibility ScoreSample87%');
  // The sample's bar stands over the sample's ticks.
  await expect(completion).toContainText('Sample85%');
  await expect(line(completion, 'Profile Score')).toHaveText('Profile ScoreSample4.8 of 5');
  await expect(completion.getByRole('listitem')).toHaveText([
    'Photos Added done in the sample',
    'Bio Written done in the sample',
    'Add Interests done in the sample',
  ]);
  await expect(performance).toContainText(
    'Compatibility Score is the mean of your latest messages',
  );
  await expect(insights.getByRole('link')).toHaveText('Starts with your first message in AI Chat');

  await insights.getByRole('link').click();
  await sendMessage(page, 'I love this! How do I begin?');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(number('Messages Sent')).toHaveText('Messages Sent1Up1 this week');
  await expect(performance).not.toContainText('Sample');
  await expect(line(performance, 'Response Rate')).toContainText('Nothing to tell yet');
  await expect(insights).toContainText('Read from one message');
  await expect(line(insights, 'Communication style')).toHaveText(/\d+ WPM$/);
  await expect(line(insights, 'Dominant sentiment')).toHaveText(/positive$/);
  await expect(line(insights, 'Engagement trend')).toHaveText(/Stable$/);
  await expect(number('Profile Views')).toContainText('Sample');
  await expect(completion.getByText('Sample', { exact: true })).toHaveCount(2);
});

test('the figures move while another tab chats', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard`);
  const { number, insights } = dashboard(page);
  await expect(number('Messages Sent')).toContainText('156');
  const other = await page.context().newPage();
  await visit(other, `${app.url}/chat`);
  for (const sent of [1, 2]) {
    await sendMessage(other, `Message number ${sent} to the assistant`);
    await expect(number('Messages Sent')).toHaveText(`Messages Sent${sent}Up${sent} this week`);
  }
  await expect(insights).toContainText('Read from 2 messages');
});

test('shows what the backend knows, and the own figures when it fails', async ({ app, page }) => {
  let works = true;
  app.backend.plan = ({ path }) => {
    if (path !== '/realtime-stats') return null;
    const body = JSON.stringify(BACKEND_STATS);
    return works
      ? { kind: 'body', contentType: 'application/json', body }
      : { kind: 'status', status: 500 };
  };
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Is it too soon to ask for coffee?');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const { insights, performance, line } = dashboard(page);
  await expect(line(insights, 'Communication style')).toContainText('111 WPM');
  await expect(insights).toContainText('Read from 500 messages');
  await expect(line(insights, 'Engagement trend')).toContainText('Growing');
  await expect(line(performance, 'Avg Response Time')).toContainText('2.0 h');
  await expect(line(performance, 'Compatibility')).toContainText('93%');
  expect(await readStore(page, 'realtimeStats')).toMatchObject([BACKEND_STATS]);

  works = false;
  const warned = page.waitForEvent('console', (message) =>
    message.text().includes('Realtime stats could not be fetched'),
  );
  const other = await page.context().newPage();
  await visit(other, `${app.url}/chat`);
  await sendMessage(other, 'And what do I wear?');
  await expect(insights).toContainText('Read from 2 messages');
  await expect(line(insights, 'Communication style')).not.toContainText('111');
  expect((await warned).type()).toBe('warning');
});

test('asks the backend again when someone comes back', async ({ app, page }) => {
  const asked = () => app.backend.calls.filter((call) => call === 'GET /realtime-stats').length;
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'A first message');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(asked).toBeGreaterThan(0);
  const before = asked();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(asked).toBeGreaterThan(before);
});

test('asks the backend nothing under incognito', async ({ app, page }) => {
  await visit(page, `${app.url}/profile?tab=privacy`);
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  const incognito = page.getByRole('switch', { name: 'Incognito' });
  await incognito.click();
  // It shows what is stored: a page that is left at once may not get that far.
  await expect(incognito).toBeChecked();
  await visit(page, `${app.url}/chat`);
  await sendMessage(page, 'Just between us');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(dashboard(page).insights).toContainText('Read from one message');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => app.backend.calls.at(-1)).toBe('GET /health');
  expect(app.backend.calls).not.toContain('GET /realtime-stats');
});

test('works with no network at all, cold', async ({ app, device }) => {
  const online = await device.open();
  const page = await firstPage(online);
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, 'I love long walks in the rain!');
  const offline = await device.open({ offline: true });
  const cold = await firstPage(offline);
  await visit(cold, `${app.url}/dashboard`);
  const { number, insights, tab, tips, achievements } = dashboard(cold);
  await expect(number('Messages Sent')).toContainText('1 this week');
  await expect(insights).toContainText('Read from one message');
  await tab('Tips').click();
  await expect(tips).toHaveCount(4);
  await tab('Rewards').click();
  await expect(achievements).toHaveCount(6);
});

test('the tab is in the address: keyboard, Back, and an unknown name', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard`);
  const { tab, tips } = dashboard(page);
  await tab('Overview').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Analytics')).toBeFocused();
  await expect(page).toHaveURL(`${app.url}/dashboard?tab=analytics`);
  await expect(page.getByRole('tabpanel', { name: 'Analytics' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(`${app.url}/dashboard?tab=tips`);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(tips).toHaveCount(4);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tips.first().getByRole('link')).toBeFocused();
  await page.goBack();
  await expect(tab('Analytics')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/dashboard`);
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await visit(page, `${app.url}/dashboard?tab=secrets`);
  await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await visit(page, `${app.url}/dashboard?tab=rewards`);
  await expect(tab('Rewards')).toHaveAttribute('aria-selected', 'true');
});

test('tips follow what is missing and lead to where it is done', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard?tab=tips`);
  const { tips, recommendations } = dashboard(page);
  await expect(tips.getByRole('link')).toHaveText([
    'Add photo',
    'Write bio',
    'Add interests',
    'Try a message',
  ]);
  await expect(tips.first()).toContainText('High priority');
  await expect(recommendations.getByRole('listitem')).toHaveCount(3);
  await expect(recommendations).toContainText('not read any message');
  await tips.getByRole('link', { name: 'Write bio' }).click();
  await page.getByRole('button', { name: 'Skip for Now' }).click();
  await expect(page.getByRole('textbox', { name: 'Bio' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Bio' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('textbox', { name: 'Bio' }).fill('I sketch strangers on the metro.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'How others see you' })).toBeVisible();
  for (const [action, place] of [
    ['Add photo', page.getByRole('button', { name: 'Add photos' })],
    ['Add interests', page.getByLabel('New interest')],
    ['Add details', page.getByRole('textbox', { name: 'Name' })],
  ] as const) {
    await visit(page, `${app.url}/dashboard?tab=tips`);
    await tips.getByRole('link', { name: action }).click();
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport({ ratio: 1 });
  }
  await visit(page, `${app.url}/dashboard?tab=tips`);
  await expect(tips).toHaveCount(4);
  await expect(tips.getByRole('link', { name: 'Write bio' })).toHaveCount(0);
  await tips.getByRole('link', { name: 'Try a message' }).click();
  await expect(chat(page).field).toBeVisible();
  await visit(page, `${app.url}/dashboard`);
  const { completion } = dashboard(page);
  await expect(completion).toContainText('Bio Written done');
  await expect(completion).toContainText('Photos Added to do');
  // The score alone: nothing on the device could make it real.
  await expect(completion.getByText('Sample', { exact: true })).toHaveCount(1);
  await expect(completion).toContainText('1 of 14 fields7%');
});

test('rewards follow the figures and say what rests on samples', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard?tab=rewards`);
  const { achievements, next, own } = dashboard(page);
  await expect(achievements).toHaveCount(6);
  await expect(achievements.filter({ hasText: 'Unlocked' })).toHaveCount(4);
  await expect(achievements.filter({ hasText: 'Sample' })).toHaveCount(5);
  // No like reaches this device: what is next can be done here.
  const openers = next.getByRole('progressbar', { name: 'Three openers practised' });
  await expect(openers).toHaveAttribute('aria-valuetext', '0 of 3');
  await expect(own.filter({ hasText: 'Locked' })).toHaveCount(2);
  await fillDevice(page);
  await visitAgain(page);
  const communicator = achievements.filter({ hasText: 'Great communicator' });
  await expect(communicator).toContainText('Unlocked');
  await expect(communicator).not.toContainText('Sample');
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await page
    .getByRole('button', { name: /^Chat with/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Message' }).fill('Chai or coffee?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('Chai or coffee?')).toBeVisible();
  await visit(page, `${app.url}/dashboard?tab=rewards`);
  await expect(own.filter({ hasText: 'Three openers practised' })).toContainText('1 of 3');
});

test('nothing on the dashboard shifts while its numbers arrive', async ({ app, page }) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof LayoutShift)) continue;
        window.shifts.push(...entry.sources.map(({ node }) => node?.textContent ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [filled, sent] of [
    [0, '156'],
    [5, '5'],
    [5000, '5,000'],
  ] as const) {
    if (filled > 0) await fillDevice(page, filled);
    for (const size of [
      { width: 320, height: 700 },
      { width: 390, height: 844 },
      { width: 820, height: 1180 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await visit(page, `${app.url}/dashboard`);
      await expect(dashboard(page).number('Messages Sent')).toContainText(sent);
      await expect(page.getByRole('region', { name: 'Your rhythm' })).toContainText(
        filled > 0 ? 'Taller is faster' : 'Write your first beat',
      );
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    }
  }
});

test('the draft of a message outlives a look at the dashboard', async ({ app, page }) => {
  await visit(page, `${app.url}/chat`);
  await type(page, 'Half a thought');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(dashboard(page).number('Messages Sent')).toContainText('156');
  await page.goBack();
  await expect(chat(page).field).toHaveValue('Half a thought');
});
