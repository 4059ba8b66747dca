import { expect, it } from 'vitest';
import { listKeptReadings } from '@/data/repositories/keptReadings';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';
import { upgraded, writtenBy } from './upgraded.ts';
import device from './version5.json' with { type: 'json' };

const FORMER_KEYS = ['labRun', 'rewordsAnswers', 'sharedChat', 'sharedImages'];

const { keyValue, ...others } = device.rows;
const kept = keyValue.filter(({ row }) => !FORMER_KEYS.includes(row.key));

it('keeps every row of version 5 that something still reads', async () => {
  const database = await upgraded(5, { ...device, rows: { ...others, keyValue: kept } });
  expect(await listKeptReadings(database)).toHaveLength(1);
});

it('deletes the values of version 5 that nothing reads any more', async () => {
  const database = testDatabase(await writtenBy(5, device));
  const keys = await database.keyValue.toCollection().primaryKeys();
  expect(keys.sort()).toEqual(kept.map(({ row }) => row.key).sort());
  expect(keyValue.length - kept.length).toBe(FORMER_KEYS.length);
});
