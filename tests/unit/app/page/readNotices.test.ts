import { expect, test, vi } from 'vitest';
import { createReadNotices, type NoticePlaces } from '@/app/page/readNotices';

const chat = { kind: 'chat', sessionId: 'c1' } as const;
const otherChat = { kind: 'chat', sessionId: 'c2' } as const;
const match = { kind: 'match', matchId: 'm1' } as const;

type Channel = NonNullable<NoticePlaces['channel']>;

/** Tabs that hear one another, with what each has closed. */
function tabs(count: number) {
  const channels: Channel[] = [];
  return Array.from({ length: count }, () => {
    const channel: Channel = {
      onmessage: null,
      postMessage(data) {
        for (const other of channels) {
          if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
        }
      },
    };
    channels.push(channel);
    const page = { inView: true };
    const close = vi.fn<(tag: string) => void>();
    const notices = createReadNotices({ close, isInView: () => page.inView, channel });
    return { page, close, notices };
  });
}

function oneTab() {
  const [tab] = tabs(1);
  if (tab === undefined) throw new Error('There is no tab');
  return tab;
}

test('opening a conversation closes its notification', () => {
  const { close, notices } = oneTab();
  notices.reading(match);
  expect(close.mock.calls).toEqual([['match m1']]);
});

test('a conversation behind a hidden page is read when somebody looks', () => {
  const { page, close, notices } = oneTab();
  page.inView = false;
  notices.reading(chat);
  notices.shown(chat);
  notices.shown(otherChat);
  expect(close).not.toHaveBeenCalled();
  page.inView = true;
  notices.seen();
  expect(close.mock.calls).toEqual([['chat c1']]);
});

test('a conversation that was left is not read any more', () => {
  const { close, notices } = oneTab();
  const stop = notices.reading(chat);
  close.mockClear();
  stop();
  notices.seen();
  notices.shown(chat);
  expect(close).not.toHaveBeenCalled();
});

test('one that is read as its notification comes is closed, here or in another tab', () => {
  const [hidden, visible] = tabs(2);
  if (hidden === undefined || visible === undefined) throw new Error('There are no tabs');
  hidden.page.inView = false;
  hidden.notices.reading(chat);
  visible.notices.reading(chat);
  visible.close.mockClear();
  hidden.notices.shown(chat);
  hidden.notices.shown(otherChat);
  expect(hidden.close).not.toHaveBeenCalled();
  expect(visible.close.mock.calls).toEqual([['chat c1']]);
  // Somebody came back between the look at the page and the notification.
  hidden.page.inView = true;
  hidden.notices.shown(chat);
  expect(hidden.close.mock.calls).toEqual([['chat c1']]);
});

test('does without a channel', () => {
  const close = vi.fn<(tag: string) => void>();
  const notices = createReadNotices({ close, isInView: () => true, channel: null });
  notices.reading(chat);
  notices.shown(chat);
  expect(close).toHaveBeenCalledTimes(2);
});
