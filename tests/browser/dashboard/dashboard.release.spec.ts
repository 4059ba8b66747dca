import { expect } from '../fixtures/app.ts';
import { fillDevice } from '../fixtures/fillDevice.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';
import { dashboard } from '../screens/dashboard.ts';

test('the figures move while another tab chats', async ({ app, page }) => {
  await visit(page, `${app.url}/dashboard`);
  const { number, insights } = dashboard(page);
  await expect(number('Messages Sent')).toContainText('156');
  const other = await page.context().newPage();
  await visit(other, `${app.url}/chat`);
  for (const sent of [1, 2]) {
    await sendMessage(other, `Message number ${sent} to the assistant`);
    await expect(number('Messages Sent')).toHaveText(
      `Messages Sent${sent} in allUp${sent} in 7 days`,
    );
  }
  await expect(insights).toContainText('Read from 2 messages');
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
