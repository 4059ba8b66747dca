import { expect, it } from 'vitest';
import { upgraded } from './upgraded.ts';
import device from './version2.json' with { type: 'json' };

it('keeps every row of every store that version 2 wrote', async () => {
  const database = await upgraded(2, device);
  expect(await database.recoveryPoints.count()).toBe(0);
});
