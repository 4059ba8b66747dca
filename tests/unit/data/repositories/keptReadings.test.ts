import { expect, it } from 'vitest';
import { keepReading, listKeptReadings, removeKeptReading } from '@/data/repositories/keptReadings';
import { someReading } from '../../../support/builders/keptReading.ts';
import { corrupt } from '../../../support/fakes/corrupt.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

it('lists what was kept, the latest first, also of one millisecond', async () => {
  const database = testDatabase();
  const { keptAt } = someReading();
  await keepReading(database, someReading());
  await keepReading(database, someReading({ alias: 'Work' }));
  const kept = await listKeptReadings(database);
  expect(kept.map((one) => [one.alias, one.keptAt - keptAt])).toEqual([
    ['Work', 1],
    ['Chat 1', 0],
  ]);
  await removeKeptReading(database, keptAt);
  expect(await listKeptReadings(database)).toHaveLength(1);
});

it('sets a damaged one aside', async () => {
  const database = testDatabase();
  await keepReading(database, someReading());
  await corrupt(database.keptReadings, someReading().keptAt, { alias: 5 });
  expect(await listKeptReadings(database)).toEqual([]);
});
