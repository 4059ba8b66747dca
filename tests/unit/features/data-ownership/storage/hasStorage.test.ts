import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { hasStorage } from '@/features/data-ownership/storage/hasStorage';
import { memoryPlace } from '../../../../support/fakes/memoryPlace.ts';

const device = { indexedDB: new IDBFactory(), localStorage: memoryPlace() };

/** What a browser has for `name` where cookies are blocked. */
function throwing(name: keyof typeof device): typeof device {
  return Object.defineProperty({ ...device }, name, {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

it('is there where both places are', () => {
  expect(hasStorage(device)).toBe(true);
});

it.each(['indexedDB', 'localStorage'] as const)('is not there where %s throws', (name) => {
  expect(hasStorage(throwing(name))).toBe(false);
});

it.each([
  { ...device, indexedDB: undefined },
  { ...device, localStorage: null },
])('is not there where a place is missing: %o', (places) => {
  expect(hasStorage(places)).toBe(false);
});
