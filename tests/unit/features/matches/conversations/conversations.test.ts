import { describe, expect, it, vi } from 'vitest';
import { matchGreeting } from '@/domain/matches/chat/content/greeting';
import { START } from '../../../../support/fakes/manualTime.ts';
import { arjun, meera } from './meera.ts';
import { senders, storeInTest } from './storeInTest.ts';

describe('a conversation with a match', () => {
  it('is empty before it is opened, and the same object each time', () => {
    const { store } = storeInTest();
    expect(store.conversation('match_1').messages).toEqual([]);
    expect(store.conversation('match_1')).toBe(store.conversation('match_2'));
  });

  it('starts with one greeting, from when it was opened first', () => {
    const { store } = storeInTest();
    store.open(meera);
    store.close(meera.id);
    store.open(meera);
    expect(store.conversation(meera.id).messages).toEqual([
      {
        id: 'message_1',
        text: matchGreeting(meera),
        sender: 'match',
        timestamp: new Date(START),
        read: true,
      },
    ]);
  });

  it('tells of the first message of the person, and of no other', () => {
    const openers: string[] = [];
    const { store, time } = storeInTest(undefined, undefined, undefined, ({ id }) => {
      openers.push(id);
    });
    store.open(meera);
    expect(store.send(meera, ' ')).toBe(false);
    expect(openers).toEqual([]);
    store.send(meera, 'Hello');
    store.send(meera, 'How are you?');
    store.send(arjun, 'Hello');
    time.advance(5000);
    store.send(meera, 'And now?');
    expect(openers).toEqual([meera.id, arjun.id]);
  });

  it('refuses blank messages', () => {
    const { store, time } = storeInTest();
    store.open(meera);
    expect(store.send(meera, ' \n\t')).toBe(false);
    expect(senders(store, meera.id)).toEqual(['match']);
    expect(time.waits()).toEqual([]);
  });

  it('keeps what was written as it was written', () => {
    const { store } = storeInTest();
    store.open(meera);
    expect(store.send(meera, '  <b>Hi</b>\n')).toBe(true);
    expect(store.conversation(meera.id).messages.at(-1)).toMatchObject({
      text: '  <b>Hi</b>\n',
      sender: 'user',
      timestamp: new Date(START),
      read: false,
    });
  });

  it('shows that the match is typing until the last reply is there', () => {
    const { store, time } = storeInTest();
    store.open(meera);
    store.send(meera, 'Hello');
    time.advance(1000);
    store.send(meera, 'Are you there?');
    time.advance(2500);
    expect(senders(store, meera.id)).toEqual(['match', 'user', 'user', 'match']);
    expect(store.conversation(meera.id).isTyping).toBe(true);
    time.advance(1000);
    expect(store.conversation(meera.id).isTyping).toBe(false);
  });

  it('marks what the person wrote as read a second before the reply', () => {
    const { store, time } = storeInTest();
    store.open(meera);
    store.send(meera, 'Hello');
    const isRead = () => store.conversation(meera.id).messages[1]?.read;
    time.advance(2499);
    expect(isRead()).toBe(false);
    time.advance(1);
    expect(isRead()).toBe(true);
    expect(senders(store, meera.id)).toEqual(['match', 'user']);
    time.advance(1000);
    expect(senders(store, meera.id)).toEqual(['match', 'user', 'match']);
  });

  it('is none of another match', () => {
    const { store, time } = storeInTest();
    store.open(meera);
    store.send(meera, 'Hello');
    const before = store.conversation(meera.id);
    store.open(arjun);
    store.send(arjun, 'Hello');
    expect(store.conversation(meera.id)).toBe(before);
    time.advance(5000);
    expect(senders(store, meera.id)).toEqual(['match', 'user', 'match']);
    expect(senders(store, arjun.id)).toEqual(['match', 'user', 'match']);
  });

  it('is never changed in place', () => {
    const { store, time } = storeInTest();
    store.open(meera);
    store.send(meera, 'Hello');
    const before = store.conversation(meera.id);
    const copy = structuredClone(before);
    time.advance(5000);
    expect(store.conversation(meera.id)).not.toBe(before);
    expect(before).toEqual(copy);
  });
});

describe('listeners', () => {
  it('are told of every change until they leave', () => {
    const { store, time } = storeInTest();
    const listener = vi.fn<() => void>();
    const leave = store.subscribe(listener);
    store.open(meera);
    expect(listener).toHaveBeenCalledTimes(1);
    store.send(meera, 'Hello');
    expect(listener).toHaveBeenCalledTimes(2);
    time.advance(3500);
    expect(listener).toHaveBeenCalledTimes(4);
    leave();
    store.send(meera, 'Hello again');
    expect(listener).toHaveBeenCalledTimes(4);
  });

  it('are not told twice that everything was read', () => {
    const { store, time } = storeInTest();
    store.open(meera);
    store.send(meera, 'Hello');
    store.send(meera, 'Are you there?');
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    time.advance(2500);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
