import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sendMessage } from '../screens/chat.ts';
import { openProfile, profile } from '../screens/profile.ts';
import { sync } from '../screens/sync.ts';
import { nextVisit } from '../support/nextVisit.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { type TestServices, testServices } from '../support/testServices.ts';

const toggle = (name: string) => page.getByRole('switch', { name, exact: true });
const messages = toggle('Messages');
let made: TestServices;

beforeEach(() => {
  made = testServices();
});

const permitted = (answer: NotificationPermission) =>
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(answer);

test('the question of the first visit comes once, also where it got no answer', async () => {
  await renderScreen('/profile', made.services);
  const skip = page.getByRole('button', { name: 'Skip for Now' });
  await expect.element(skip).toBeVisible();
  await expect.poll(() => made.database.keyValue.get('hasVisitedProfile')).toBeDefined();
  await expect.element(skip).toBeVisible();
  await nextVisit('/profile', made.services);
  await expect.element(profile.edit).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('incognito: nothing leaves the device until it is off', async () => {
  const { services, database, backend, time } = made;
  await openProfile(services, '/profile?tab=privacy');
  const incognito = toggle('Incognito');
  await incognito.click();
  await expect.element(incognito).toBeChecked();
  await profile.tab('Profile').click();
  await profile.edit.click();
  await profile.name.fill('Nobody');
  await profile.save.click();
  await page.getByRole('link', { name: 'AI Chat' }).click();
  await sendMessage(time, 'For my eyes only');
  await nextVisit('/chat', services);
  await expect.element(sync.pill).toHaveAccessibleName(/^Sync status: .*1 waiting$/);
  time.advance(60_000);
  await expect(database.outbox.count()).resolves.toBe(1);
  expect(backend.calls.filter((call) => call !== 'GET /health')).toEqual([]);
  await nextVisit('/profile?tab=privacy', services);
  await incognito.click();
  await expect.poll(() => backend.backend.ledger).toHaveLength(1);
  expect(backend.backend.ledger[0]?.path).toBe('/user-profile');
});

test('a notification switch that the browser refuses stays off and says so', async () => {
  permitted('denied');
  await openProfile(made.services, '/profile?tab=settings');
  await messages.click();
  const refusal = page.getByText('The browser does not let Taal notify you.');
  await expect.element(refusal).toBeVisible();
  await expect.element(messages).not.toBeChecked();
});

test('says which switches nothing sends yet, and where a switch that is on is of no use', async () => {
  const permission = permitted('granted');
  await openProfile(made.services, '/profile?tab=settings');
  const unsent = page.getByRole('group', { name: /^Nothing sends these yet/ }).getByRole('switch');
  await expect.element(unsent).toHaveLength(4);
  const names = ['New matches', 'Likes', 'Super likes', 'Promotions'];
  expect(unsent.elements()).toEqual(names.map((name) => toggle(name).element()));
  await messages.click();
  await unsent.last().click();
  await expect.element(unsent.last()).toBeChecked();
  permission.mockReturnValue('default');
  await nextVisit('/profile?tab=settings', made.services);
  await expect.element(unsent.last()).toBeChecked();
  await expect.element(messages).toBeChecked();
  await expect.element(page.getByText(/^This browser has not been asked yet/)).toBeVisible();
});
