import { expect } from '../fixtures/app.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { firstPage, visit, visitOnce } from '../fixtures/visit.ts';
import { sendMessage } from '../screens/chat.ts';
import { dashboard } from '../screens/dashboard.ts';

test('the dashboard works with no network at all, cold', async ({ app, device }) => {
  const online = await device.open();
  const page = await firstPage(online);
  await visitOnce(page, `${app.url}/chat`);
  await sendMessage(page, 'I love long walks in the rain!');
  const offline = await device.open({ offline: true });
  const cold = await firstPage(offline);
  await visit(cold, `${app.url}/dashboard`);
  const { number, insights, tab, tips, achievements } = dashboard(cold);
  await expect(number('Messages Sent')).toContainText('1 in 7 days');
  await expect(insights).toContainText('Read from one message');
  await tab('Tips').click();
  await expect(tips).toHaveCount(4);
  await tab('Rewards').click();
  await expect(achievements).toHaveCount(6);
});
