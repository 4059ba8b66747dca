import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dashboard } from '../screens/dashboard.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { sendElsewhere } from '../support/sendElsewhere.ts';
import { testServices } from '../support/testServices.ts';

const { chart } = dashboard;

async function openAnalytics() {
  const made = testServices();
  await renderScreen('/dashboard?tab=analytics', made.services);
  await expect.element(chart('Messages').bars).toHaveLength(7);
  return made;
}

test('today’s bar moves while one chats in another tab, and is no sample then', async () => {
  const { services } = await openAnalytics();
  const { bars, card, table } = chart('Messages');
  await expect.element(card.getByText('Sample')).toBeVisible();
  await sendElsewhere(services, 'Namaste, how do I begin?');
  await expect.element(bars.last()).toHaveAccessibleName('Today: 1');
  await expect.element(card.getByText('Sample')).not.toBeInTheDocument();
  await expect.element(bars.first()).toHaveAccessibleName(/: 0$/);
  await sendElsewhere(services, 'I love her profile!!');
  await expect.element(bars.last()).toHaveAccessibleName('Today: 2');
  await expect.element(table.getByRole('row', { name: 'Today 2' })).toBeInTheDocument();
  // There is no source for these on the device.
  for (const title of ['Views', 'Likes', 'Match Success Rate', 'Peak Activity Times']) {
    await expect.element(chart(title).card.getByText('Sample')).toBeVisible();
  }
});

test('a tap and the mouse read a bar', async () => {
  await openAnalytics();
  const { bars } = chart('Likes');
  await bars.nth(2).click();
  await expect.element(bars.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.hover(bars.nth(4));
  await expect.element(bars.nth(4)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(bars.nth(2)).toHaveAttribute('aria-pressed', 'false');
});

test('each chart has its data as a table', async () => {
  await openAnalytics();
  for (const title of ['Views', 'Likes', 'Messages']) {
    // A head and seven days.
    await expect.element(chart(title).table.getByRole('row')).toHaveLength(8);
  }
  const peaks = page.getByRole('table', { name: 'Peak activity times' });
  await expect.element(peaks.getByRole('row')).toHaveLength(4);
  const funnel = page.getByRole('table', { name: 'Match success rate, step by step' });
  const likes = funnel.getByRole('row', { name: /Likes received 89 36% of views/ });
  await expect.element(likes).toBeInTheDocument();
  const missing = chart('Peak Activity Times').card.getByText('Yours show after 20 more messages.');
  await expect.element(missing).toBeVisible();
});
