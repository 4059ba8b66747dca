import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { notifyWhenHidden } from '@/app/page/notifyWhenHidden';
import { pageUnread } from '@/app/page/pageUnread';
import { getActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { getUserProfile } from '@/data/repositories/userProfile';
import { chat, sendMessage } from '../screens/chat.ts';
import { openProfile } from '../screens/profile.ts';
import { renderScreen } from '../support/renderScreen.tsx';
import { testServices } from '../support/testServices.ts';

interface Situation {
  readonly visibility: DocumentVisibilityState;
  readonly permission: NotificationPermission;
  readonly isSwitchedOn: boolean;
}

const HIDDEN: Situation = { visibility: 'hidden', permission: 'granted', isSwitchedOn: true };

const situations: Record<string, Situation & { readonly shown: number }> = {
  'one while Taal is hidden': { ...HIDDEN, shown: 1 },
  'none while Taal is in view': { ...HIDDEN, visibility: 'visible', shown: 0 },
  'none where the permission was taken back': { ...HIDDEN, permission: 'denied', shown: 0 },
  'none where the switch is off': { ...HIDDEN, isSwitchedOn: false, shown: 0 },
};

for (const [title, situation] of Object.entries(situations)) {
  test(`a notification: ${title}`, async () => {
    const show = vi.fn(async () => {});
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(situation.visibility);
    const permission = vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted');
    vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted');
    const registration = Object.create(ServiceWorkerRegistration.prototype, {
      showNotification: { value: show },
    });
    vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
    const { services, database } = testServices();
    await openProfile(services, '/profile?tab=settings');
    const messages = page.getByRole('switch', { name: 'Messages' });
    await expect.element(messages).toBeVisible();
    const isOn = () => messages.element().getAttribute('aria-checked') === 'true';
    if (isOn() !== situation.isSwitchedOn) await messages.click();
    await expect.poll(isOn).toBe(situation.isSwitchedOn);
    const isKept = async () => (await getUserProfile(database)).notifications.messages;
    await expect.poll(isKept).toBe(situation.isSwitchedOn);
    permission.mockReturnValue(situation.permission);
    const onShown = vi.fn();
    const notice = {
      title: 'Asha, practice partner',
      body: 'I draw.',
      target: { kind: 'match', matchId: 'asha' },
      isOpen: true,
    } as const;
    await notifyWhenHidden(database, notice, onShown);
    expect(show).toHaveBeenCalledTimes(situation.shown);
    expect(onShown).toHaveBeenCalledTimes(situation.shown);
  });
}

test('the address of a notification opens its chat, not the one that was open last', async () => {
  const { services, database, time } = testServices();
  const router = await renderScreen('/chat', services);
  await sendMessage(time, 'The first chat');
  const first = await getActiveSessionId(database);
  await chat.newChat.click();
  const text = chat.log.getByText('The first chat', { exact: true });
  await expect.element(text).not.toBeInTheDocument();
  await router.navigate({ to: '/chat', search: { session: String(first) } });
  await expect.element(text).toBeVisible();
  await expect.poll(() => router.state.location.href).toBe('/chat');
  await router.navigate({ to: '/chat', search: { session: 'gone' } });
  await expect.element(chat.field).toBeVisible();
  await expect.poll(() => router.state.location.href).toBe('/chat');
});

test('replies that come while Taal is hidden are counted on its icon, until it is looked at', async () => {
  const badge: number[] = [];
  vi.spyOn(navigator, 'setAppBadge').mockImplementation(async (count = 0) => {
    badge.push(count);
  });
  vi.spyOn(navigator, 'clearAppBadge').mockImplementation(async () => {
    badge.push(0);
  });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const unread = pageUnread();
  const { services, time } = testServices({ notify: (notice) => unread.replied(notice) });
  await renderScreen('/chat', services);
  await sendMessage(time, 'How do I say hello?');
  await expect.poll(() => badge).toEqual([1]);
  await sendMessage(time, 'And how do I say goodbye?');
  await expect.poll(() => badge).toEqual([1, 2]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => badge).toEqual([1, 2, 0]);
});
