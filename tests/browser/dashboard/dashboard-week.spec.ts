import type { Page } from '@playwright/test';
import { expect } from '../fixtures/app.ts';
import { fillWeeks } from '../fixtures/fillWeeks.ts';
import { test } from '../fixtures/sharedBrowser.ts';
import { visit, visitAgain } from '../fixtures/visit.ts';
import { chat, type } from '../screens/chat.ts';
import { dashboard } from '../screens/dashboard.ts';

const week = (page: Page) => ({
  link: page.getByRole('link', { name: 'Your week', exact: true }),
  heading: page.getByRole('heading', { name: 'Your week', level: 1 }),
  numbers: page.getByText('The numbers behind it'),
  invitation: page.getByRole('status').getByRole('link', { name: 'See how your week went' }),
});

// The week from Monday 9 November, and the one after it.
const calm = { days: [9, 11, 13, 14], aDay: 5, hour: 9, text: 'I had a good day at work' };
const before = { ...calm, speed: 52, responseTime: 6 };
const slower = { hour: 20, text: 'It was a long day', speed: 34, responseTime: 25 };
const after = { ...slower, days: [16, 17, 18], aDay: 5 };

test('tells what is missing, then what changed, and opens the coach on one thing', async ({
  app,
  page,
}) => {
  await page.clock.setSystemTime(new Date(2026, 10, 18, 21));
  await visit(page, `${app.url}/dashboard`);
  const { link, heading, numbers } = week(page);
  await link.click();
  await expect(page).toHaveURL(`${app.url}/dashboard?tab=week`);
  await expect(heading).toBeFocused();
  await expect(page.getByText('Nothing to tell yet')).toBeVisible();

  await fillWeeks(page, [{ ...slower, days: [17], aDay: 3 }]);
  await visitAgain(page);
  await expect(page.getByText('3 messages this week. 5 more messages, and')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 8');

  await fillWeeks(page, [before, { ...after, aDay: 4 }]);
  await visitAgain(page);
  await expect(
    page.getByText('15 messages so far this week, 20 in all of last week.'),
  ).toBeVisible();
  await expect(
    page.getByText(/^You usually typed at 3\d\sWPM, last week 5\d\sWPM\.$/),
  ).toBeVisible();
  await numbers.click();
  const figures = page.getByRole('table', { name: 'The figures of both weeks' });
  await expect(
    figures.getByRole('row', { name: 'Evening 15 of 15 0 of 20', exact: true }),
  ).toBeVisible();
  // Keys and Back find the way between the week and the figures.
  await page.goBack();
  await expect(dashboard(page).tab('Overview')).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(heading).toBeVisible();

  await visit(page, `${app.url}/chat`);
  await type(page, 'Half a thought');
  await visit(page, `${app.url}/dashboard?tab=week`);
  await page.getByRole('link', { name: 'Practise with the coach' }).click();
  await expect(chat(page).field).toHaveValue(
    'Half a thought\nHow often should I text someone I like?',
  );
});

test('on Monday the dashboard invites to the week that ended, until it is put away', async ({
  app,
  page,
}) => {
  await page.clock.setSystemTime(new Date(2026, 10, 23, 8));
  await visit(page, `${app.url}/dashboard`);
  const { invitation } = week(page);
  await fillWeeks(page, [before, after]);
  await visitAgain(page);
  await expect(invitation).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss: See how your week went' }).click();
  await expect(invitation).toBeHidden();
  await visitAgain(page);
  await expect(dashboard(page).insights).toContainText('Read from 35 messages');
  await expect(invitation).toBeHidden();

  await page.clock.setSystemTime(new Date(2026, 10, 30, 8));
  await fillWeeks(page, [{ ...slower, days: [24], aDay: 9 }]);
  await visitAgain(page);
  await invitation.click();
  await expect(page.getByText('9 messages last week, 15 the week before.')).toBeVisible();
  await page.getByRole('link', { name: 'All figures' }).click();
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeFocused();
  await expect(dashboard(page).insights).toContainText('Read from 44 messages');
  await expect(invitation).toBeHidden();
});
