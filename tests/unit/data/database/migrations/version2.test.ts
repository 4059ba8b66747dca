import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { getAnalysisHistory } from '@/data/repositories/analysisHistory';
import { countMessages } from '@/data/repositories/chat/chatMessages';
import { readKnownStats } from '@/features/dashboard/readKnownStats';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';
// A device as version 1 left it; written down, so that no later change of the code changes it.
import device from './version1.json' with { type: 'json' };

interface StoredRow {
  readonly key?: string;
  readonly row: unknown;
}

const rows: Record<string, readonly StoredRow[]> = device.rows;

async function writtenByVersion1(name: string): Promise<void> {
  const database = new Dexie(name);
  database.version(1).stores(device.stores);
  await database.open();
  for (const [store, stored] of Object.entries(rows)) {
    for (const { key, row } of stored) await database.table(store).add(row, key);
  }
  database.close();
}

it('keeps every row of every store that version 1 wrote', async () => {
  const { name } = testDatabase();
  await writtenByVersion1(name);
  const database = testDatabase(name);
  await database.open();
  expect(database.verno).toBeGreaterThan(1);
  for (const [store, stored] of Object.entries(rows)) {
    const kept = await database.table(store).toArray();
    expect(kept, store).toHaveLength(stored.length);
    expect(kept, store).toEqual(expect.arrayContaining(stored.map(({ row }) => row)));
  }
});

it('counts what version 1 wrote by sender and time, and reads it for the dashboard', async () => {
  const { name } = testDatabase();
  await writtenByVersion1(name);
  const database = testDatabase(name);
  const minute = (from: number) => ({ from: new Date(from), to: new Date(from + 60_000) });
  const [first] = await getAnalysisHistory(database);
  const sentAt = first?.timestamp.getTime() ?? 0;
  expect(await countMessages(database, 'user')).toBe(2);
  expect(await countMessages(database, 'ai')).toBe(1);
  expect(await countMessages(database, 'user', minute(sentAt))).toBe(1);
  expect(await countMessages(database, 'user', minute(sentAt - 60_000))).toBe(0);
  expect(await readKnownStats(database, new Date(sentAt))).toMatchObject({
    messagesSent: 2,
    sentThisWeek: 2,
    realtime: { average_wpm: 51, dominant_sentiment: 'excited' },
  });
  expect(await database.damagedRows.count()).toBe(1);
});
