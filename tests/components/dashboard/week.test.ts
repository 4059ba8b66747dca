import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { writtenWeeks } from '../../support/builders/writtenWeeks.ts';
import { chat, type } from '../screens/chat.ts';
import { dashboard } from '../screens/dashboard.ts';
import { fillDatabase } from '../support/fillDatabase.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const link = page.getByRole('link', { name: 'Your week', exact: true });
const heading = page.getByRole('heading', { name: 'Your week', level: 1 });
const invitation = page.getByRole('status').getByRole('link', { name: 'See how your week went' });

// The week from Monday 9 November, and the one after it.
const calm = { days: [9, 11, 13, 14], aDay: 5, hour: 9, text: 'I had a good day at work' };
const before = { ...calm, speed: 52, responseTime: 6 };
const slower = { hour: 20, text: 'It was a long day', speed: 34, responseTime: 25 };
const after = { ...slower, days: [16, 17, 18], aDay: 5 };

/** An hour of a day in November 2026. */
const november = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test('tells what is missing, then what changed, and the figures behind it', async () => {
  const { services, database, time } = testServices();
  time.setClock(november(18, 21));
  const router = await renderScreen('/dashboard', services);
  await link.click();
  await expect.element(heading).toHaveFocus();
  expect(router.state.location.href).toBe('/dashboard?tab=week');
  await expect.element(page.getByText('Nothing to show yet')).toBeVisible();

  await fillDatabase(database, writtenWeeks([{ ...slower, days: [17], aDay: 3 }]));
  await expect.element(page.getByText('3 messages this week. 5 more messages, and')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 8');

  await fillDatabase(database, writtenWeeks([before, { ...after, aDay: 4 }]));
  await expect
    .element(page.getByText('15 messages so far this week, 20 in all of last week.'))
    .toBeVisible();
  await expect
    .element(page.getByText(/^You usually typed at 3\d\sWPM, last week 5\d\sWPM\.$/))
    .toBeVisible();
  await page.getByText('The numbers behind it').click();
  const figures = page.getByRole('table', { name: 'The figures of both weeks' });
  const evening = figures.getByRole('row', { name: 'Evening 15 of 15 0 of 20', exact: true });
  await expect.element(evening).toBeVisible();
  router.history.back();
  await expect.element(dashboard.tab('Overview')).toHaveAttribute('aria-selected', 'true');
  router.history.forward();
  await expect.element(heading).toBeVisible();
});

test('the week opens the coach on one thing, below what is half-written', async () => {
  const { services, database, time } = testServices();
  time.setClock(november(18, 21));
  await fillDatabase(database, writtenWeeks([before, after]));
  const router = await renderScreen('/chat', services);
  await type('Half a thought');
  router.history.push('/dashboard?tab=week');
  await page.getByRole('link', { name: 'Practise with the coach' }).click();
  await expect
    .element(chat.field)
    .toHaveValue('Half a thought\nHow often should I text someone I like?');
});

test('on Monday the dashboard invites to the week that ended, until it is put away', async () => {
  const { services, database, time } = testServices();
  time.setClock(november(23, 8));
  await fillDatabase(database, writtenWeeks([before, after]));
  const router = await renderScreen('/dashboard', services);
  await expect.element(invitation).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss: See how your week went' }).click();
  await expect.element(invitation).not.toBeInTheDocument();
  router.history.push('/read');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Read a real');
  router.history.push('/dashboard');
  await expect.element(dashboard.insights).toHaveTextContent('Read from 35 messages');
  await expect.element(invitation).not.toBeInTheDocument();

  time.setClock(november(30, 8));
  await fillDatabase(database, writtenWeeks([{ ...slower, days: [24], aDay: 9 }]));
  dispatchEvent(new Event('focus'));
  await invitation.click();
  await expect.element(page.getByText('9 messages last week, 15 the week before.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your Dashboard' })).toHaveFocus();
  await expect.element(dashboard.insights).toHaveTextContent('Read from 44 messages');
  await expect.element(invitation).not.toBeInTheDocument();
});
