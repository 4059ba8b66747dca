import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setHasVisitedProfile } from '@/data/repositories/values/hasVisitedProfile';
import { usedDevice } from '../../support/builders/usedDevice.ts';
import { chat } from '../screens/chat.ts';
import { dashboard } from '../screens/dashboard.ts';
import { fillDatabase } from '../support/fillDatabase.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

const { achievements, completion, next, own, recommendations, tab, tips } = dashboard;

test('the tab is in the address: keyboard, Back, and an unknown name', async () => {
  const router = await renderScreen('/dashboard', testServices().services);
  const address = () => router.state.location.href;
  tab('Overview').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Analytics')).toHaveFocus();
  await expect.poll(address).toBe('/dashboard?tab=analytics');
  await expect.element(page.getByRole('tabpanel', { name: 'Analytics' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(address).toBe('/dashboard?tab=tips');
  await expect
    .element(page.getByRole('link', { name: 'Dashboard', exact: true }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(tips).toHaveLength(4);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(tips.first().getByRole('link')).toHaveFocus();
  router.history.back();
  await expect.element(tab('Analytics')).toHaveAttribute('aria-selected', 'true');
  router.history.back();
  await expect.element(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  expect(address()).toBe('/dashboard');
  router.history.push('/dashboard?tab=rewards');
  await expect.element(tab('Rewards')).toHaveAttribute('aria-selected', 'true');
  router.history.push('/dashboard?tab=secrets');
  await expect.element(tab('Overview')).toHaveAttribute('aria-selected', 'true');
});

test('a tab that a mouse chose has no ring, and one that the keyboard chose has', async () => {
  await renderScreen('/dashboard', testServices().services);
  const ring = (name: string) => getComputedStyle(tab(name).element()).outlineStyle;
  tab('Overview').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Analytics')).toHaveFocus();
  expect(ring('Analytics')).toBe('solid');
  await tab('Tips').click();
  await expect.element(tab('Tips')).toHaveFocus();
  expect(ring('Tips')).toBe('none');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Analytics')).toHaveFocus();
  expect(ring('Analytics')).toBe('solid');
});

/** Follows a tip; the profile reads the window's address, which a history in memory does not write. */
async function follow(action: string): Promise<void> {
  const link = tips.getByRole('link', { name: action });
  await expect.element(link).toBeVisible();
  const { hash } = new URL(String(link.element().getAttribute('href')), location.href);
  const { href } = location;
  onTestFinished(() => history.replaceState(history.state, '', href));
  history.replaceState(history.state, '', hash === '' ? href : hash);
  await link.click();
}

test('tips follow what is missing and lead to where it is done', async () => {
  const { services, database } = testServices();
  await setHasVisitedProfile(database);
  const router = await renderScreen('/dashboard?tab=tips', services);
  await expect.element(tips).toHaveLength(4);
  const actions = () =>
    tips
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  expect(actions()).toEqual(['Add photo', 'Write bio', 'Add interests', 'Try a message']);
  await expect.element(tips.first()).toHaveTextContent('High priority');
  await expect.element(recommendations.getByRole('listitem')).toHaveLength(3);
  await expect.element(recommendations).toHaveTextContent('not read any of your messages');
  await follow('Write bio');
  const bio = page.getByRole('textbox', { name: 'Bio' });
  await expect.element(bio).toHaveFocus();
  await expect.element(bio).toBeInViewport({ ratio: 1 });
  await bio.fill('I sketch strangers on the metro.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'How others see you' })).toBeVisible();
  for (const [action, place] of [
    ['Add photo', page.getByRole('button', { name: 'Add photos' })],
    ['Add interests', page.getByLabelText('New interest')],
    ['Add details', page.getByRole('textbox', { name: 'Name' })],
  ] as const) {
    router.history.push('/dashboard?tab=tips');
    await follow(action);
    await expect.element(place).toHaveFocus();
    await expect.element(place).toBeInViewport({ ratio: 1 });
  }
  router.history.push('/dashboard?tab=tips');
  await expect.element(tips).toHaveLength(4);
  expect(actions()).not.toContain('Write bio');
  await tips.getByRole('link', { name: 'Try a message' }).click();
  await expect.element(chat.field).toBeVisible();
  router.history.push('/dashboard');
  await expect.element(completion).toHaveTextContent('Bio Written done');
  await expect.element(completion).toHaveTextContent('Photos Added to do');
  // The score alone: nothing on the device could make it real.
  await expect.element(completion.getByText('Sample', { exact: true })).toHaveLength(1);
  await expect.element(completion).toHaveTextContent('1 of 14 fields7%');
});

test('rewards follow the figures and say what rests on samples', async () => {
  const { services, database, time } = testServices();
  const router = await renderScreen('/dashboard?tab=rewards', services);
  await expect.element(achievements).toHaveLength(6);
  await expect.element(achievements.filter({ hasText: 'Locked' })).toHaveLength(6);
  await expect.element(achievements.filter({ hasText: 'Sample' })).toHaveLength(5);
  // The sample of likes is nearer, but what is the person's own goes first.
  const openers = next.getByRole('progressbar', { name: 'Three openers practised' });
  await expect.element(openers).toHaveAttribute('aria-valuetext', '0 of 3');
  await expect.element(own.filter({ hasText: 'Locked' })).toHaveLength(2);
  await fillDatabase(database, usedDevice(42, time.clock()));
  const communicator = achievements.filter({ hasText: 'Great communicator' });
  await expect.element(communicator).toHaveTextContent('Unlocked');
  await expect.element(communicator).not.toHaveTextContent('Sample');
  await page.getByRole('link', { name: 'Matches', exact: true }).click();
  await page
    .getByRole('button', { name: /^Chat with/ })
    .first()
    .click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Message' });
  await field.fill('Chai or coffee?');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('log').getByText('Chai or coffee?')).toBeVisible();
  router.history.push('/dashboard?tab=rewards');
  const practised = own.filter({ hasText: 'Three openers practised' });
  await expect.element(practised).toHaveTextContent('1 of 3');
});
