import { expect, it, test } from 'vitest';
import * as keys from '@/domain/storageKeys';
import { strayStorageKeys } from '../../support/architecture/habits.ts';

it('keeps the keys that devices have values under', () => {
  expect(Object.values(keys).sort()).toEqual([
    'taal-imported',
    'taal-insecure-known',
    'taal-lab',
    'taal-lab-scenarios',
    'taal-last-words:',
    'taal-leading-face',
    'taal-onboarded',
    'taal-open-chat',
    'taal-persist-asked',
    'taal-places',
    'taal-reloaded-for ',
    'taal-stored',
    'taal-tab',
    'taal-theme',
    'taal-update-stuck',
  ]);
});

test.each([
  ["const KEY = 'taal-new';\nplace?.setItem(KEY, '1');", true],
  ["localStorage.getItem('new')", true],
  ['sessionStorage.removeItem(THEME_KEY)', false],
  ["new BroadcastChannel('taal-data')", false],
])('%s has a key of its own: %s', (code, isStray) => {
  const file = { code, lines: 1, imports: [] };
  expect(strayStorageKeys([{ ...file, path: 'src/shell/a.ts' }])).toHaveLength(isStray ? 1 : 0);
  expect(strayStorageKeys([{ ...file, path: 'src/domain/storageKeys.ts' }])).toEqual([]);
});
