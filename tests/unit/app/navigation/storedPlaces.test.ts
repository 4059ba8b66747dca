import { describe, expect, it } from 'vitest';
import { type ScreenPlace, storedPlaces } from '@/app/navigation/storedPlaces';
import { PLACES_KEY } from '@/domain/storageKeys';

function place(key: string, change: Partial<ScreenPlace> = {}): ScreenPlace {
  return { key, path: '/chat', top: 10, chat: null, ...change };
}

function memory(initial: string | null = null) {
  let value = initial;
  return {
    getItem: (key: string) => (key === PLACES_KEY ? value : null),
    setItem: (_: string, next: string) => {
      value = next;
    },
    get value() {
      return value;
    },
  };
}

describe('the places of a tab', () => {
  it('are there again for a page that is loaded anew', () => {
    const storage = memory();
    const chat = { sessionId: 's', messageId: 'm', offset: -3 };
    storedPlaces(storage).put(place('a', { top: 700, chat }));
    expect(storedPlaces(storage).of('a')).toEqual(place('a', { top: 700, chat }));
    expect(storedPlaces(storage).of('b')).toBeNull();
  });

  it('are the last fifty, the one put last in place of the one before', () => {
    const storage = memory();
    const places = storedPlaces(storage);
    for (let n = 0; n < 60; n += 1) places.put(place(`k${n}`, { path: `/${n % 2}` }));
    places.put(place('k20', { top: 99, path: '/0' }));
    expect(places.of('k9')).toBeNull();
    expect(places.of('k10')).not.toBeNull();
    expect(places.of('k20')?.top).toBe(99);
    expect(places.latestOn('/0')?.key).toBe('k20');
    expect(places.latestOn('/1')?.key).toBe('k59');
    places.forget('k20');
    expect(places.of('k20')).toBeNull();
  });

  it('are none where something else is stored', () => {
    const endless = JSON.stringify([place('a', { top: 5 })]).replace('5', '1e999');
    const many = JSON.stringify(Array.from({ length: 51 }, (_, n) => place(`k${n}`)));
    for (const stored of ['{', '[1]', '{"a":1}', endless, many]) {
      expect(storedPlaces(memory(stored)).of('a')).toBeNull();
      expect(storedPlaces(memory(stored)).of('k1')).toBeNull();
    }
  });

  it('are none after an erasure', () => {
    const storage = memory();
    const places = storedPlaces(storage);
    places.put(place('a'));
    storage.setItem(PLACES_KEY, '[]');
    places.put(place('b'));
    expect(places.of('a')).toBeNull();
    expect(storage.value).not.toContain('"a"');
  });

  it('are kept by the page itself where the browser stores nothing', () => {
    const forbidden = storedPlaces(null);
    forbidden.put(place('a'));
    expect(forbidden.of('a')).toEqual(place('a'));
  });
});
