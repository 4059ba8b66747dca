import { expect, it } from 'vitest';
import { keepReading, listKeptReadings } from '@/data/repositories/keptReadings';
import { someReading } from '../../../../support/builders/keptReading.ts';
import { upgraded } from './upgraded.ts';
import device from './version3.json' with { type: 'json' };

it('keeps every row of every store that version 3 wrote, and can keep figures', async () => {
  const database = await upgraded(3, device);
  expect(await listKeptReadings(database)).toEqual([]);
  await keepReading(database, someReading());
  expect(await listKeptReadings(database)).toEqual([someReading()]);
});
