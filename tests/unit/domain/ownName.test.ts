import { expect, test } from 'vitest';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { LOCK } from '@/data/outbox/drainLock';
import { ownNameAt } from '@/domain/ownName';
import * as keys from '@/domain/storageKeys';

test('at the top of a host the names are those that devices have', () => {
  const database = new TaalDatabase();
  expect([database.name, LOCK]).toEqual(['taal', 'taal-outbox']);
  expect(Object.values(keys).sort()).toEqual([
    'taal-imported',
    'taal-insecure-known',
    'taal-last-words:',
    'taal-onboarded',
    'taal-open-chat',
    'taal-persist-asked',
    'taal-reloaded-for ',
    'taal-stored',
    'taal-theme',
    'taal-update-stuck',
  ]);
});

test('no name of one base begins with the prefix of another', () => {
  const names = ['/', '/taal/', '/taal/beta/', '/-/', '/taal-/'].map(ownNameAt);
  for (const name of names) {
    const strangers = names.filter((other) => other !== name && other.startsWith(`${name}-`));
    expect(strangers).toEqual([]);
  }
});
