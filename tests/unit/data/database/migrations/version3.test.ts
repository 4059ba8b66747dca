import { expect, it } from 'vitest';
import { keepPoint } from '@/data/recovery/keepPoint';
import { listRecoveryPoints } from '@/data/recovery/recoveryPoints';
import { manualTime, START } from '../../../../support/fakes/manualTime.ts';
import { upgraded } from './upgraded.ts';
import device from './version2.json' with { type: 'json' };

it('keeps every row of every store that version 2 wrote, and can keep a recovery point', async () => {
  const database = await upgraded(2, device);
  expect(await database.recoveryPoints.count()).toBe(0);
  const options = { ...manualTime(), reason: 'update', limit: 1000 } as const;
  expect(await keepPoint(database, options)).toBe('kept');
  expect(await listRecoveryPoints(database, START)).toHaveLength(1);
});
