import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { removeFormerKeys } from '@/data/browser-storage/removeFormerKeys';
import device from '../database/migrations/version5.json' with { type: 'json' };

it('deletes what version 5 left in localStorage for features that are gone, and no more', async () => {
  const left = new Map(Object.entries(device.localStorage));
  const lab = new Dexie('taal-lab');
  lab.version(1).stores({ keyValue: 'key' });
  await lab.open();
  lab.close();
  removeFormerKeys({ removeItem: (key) => void left.delete(key) }, indexedDB);
  expect([...left.keys()].sort()).toEqual([
    'taal-onboarded',
    'taal-open-chat',
    'taal-persist-asked',
    'taal-stored',
  ]);
  await expect.poll(() => Dexie.exists('taal-lab')).toBe(false);
});
