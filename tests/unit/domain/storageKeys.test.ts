import { expect, it } from 'vitest';
import * as keys from '@/domain/storageKeys';

it('keeps the keys that devices have values under', () => {
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
