import { describe, expect, it, vi } from 'vitest';
import type { Match, MatchMessage } from '@/domain/matches/match';
import { arjun, meera } from './meera.ts';
import { senders, storeInTest } from './storeInTest.ts';

describe('unread replies', () => {
  it('are those that came while the conversation was closed; none is lost', () => {
    const { store, time } = storeInTest();
    store.open(meera);
    store.send(meera, 'Hello');
    store.send(meera, 'Are you there?');
    store.close(meera.id);
    time.advance(5000);
    expect(senders(store, meera.id)).toEqual(['match', 'user', 'user', 'match', 'match']);
    expect(store.unread(meera.id)).toBe(2);
    expect(store.conversation(meera.id).unread).toBe(2);
    expect(
      store
        .conversation(meera.id)
        .messages.slice(3)
        .map(({ read }) => read),
    ).toEqual([false, false]);
  });

  it('are read once the conversation is opened', () => {
    const { store, time } = storeInTest();
    store.open(meera);
    store.send(meera, 'Hello');
    store.close(meera.id);
    time.advance(5000);
    store.open(meera);
    expect(store.unread(meera.id)).toBe(0);
    expect(store.conversation(meera.id).messages.every(({ read }) => read)).toBe(true);
  });

  it('are none while the conversation is open', () => {
    const { store, time } = storeInTest();
    store.open(meera);
    store.send(meera, 'Hello');
    time.advance(5000);
    expect(store.unread(meera.id)).toBe(0);
    expect(store.conversation(meera.id).messages.at(-1)?.read).toBe(true);
  });

  it('do not make what the person wrote read', () => {
    const { store } = storeInTest();
    store.open(meera);
    store.send(meera, 'Hello');
    store.close(meera.id);
    store.open(meera);
    expect(store.conversation(meera.id).messages.at(-1)?.read).toBe(false);
  });

  it('add up over all matches', () => {
    const { store, time } = storeInTest();
    for (const match of [meera, arjun]) {
      store.open(match);
      store.send(match, 'Hello');
      store.close(match.id);
    }
    time.advance(5000);
    expect(store.totalUnread()).toBe(2);
    store.open(arjun);
    expect(store.totalUnread()).toBe(1);
  });

  it('are each passed to the reply callback once, whether the chat is open or closed', () => {
    const onReply = vi.fn<(match: Match, message: MatchMessage) => void>();
    const { store, time } = storeInTest(() => 0.5, onReply);
    store.open(meera);
    store.send(meera, 'Hello');
    time.advance(5000);
    store.send(meera, 'And you?');
    store.close(meera.id);
    time.advance(5000);
    const replies = store
      .conversation(meera.id)
      .messages.filter(({ sender }, index) => index > 0 && sender === 'match');
    expect(onReply.mock.calls).toEqual(replies.map((reply) => [meera, reply]));
  });
});
