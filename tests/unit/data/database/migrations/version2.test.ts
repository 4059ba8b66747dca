import { expect, it } from 'vitest';
import { getAnalysisHistory } from '@/data/repositories/analysisHistory';
import { countMessages } from '@/data/repositories/chat/chatMessages';
import { readKnownStats } from '@/features/dashboard/readKnownStats';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';
import { upgraded, writtenBy } from './upgraded.ts';
import device from './version1.json' with { type: 'json' };

it('keeps every row of every store that version 1 wrote', async () => {
  await upgraded(1, device);
});

it('counts what version 1 wrote by sender and time, and reads it for the dashboard', async () => {
  const database = testDatabase(await writtenBy(1, device));
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
