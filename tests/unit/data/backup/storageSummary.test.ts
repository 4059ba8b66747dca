import { expect, it } from 'vitest';
import { storageSummary } from '@/data/backup/storageSummary';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';
import { JPEG, someDatabase } from './smallBackup.ts';

it('counts what is stored, and the bytes of photos', async () => {
  const estimate = async () => ({ usage: 5000, quota: 90_000 });
  const { parts, usage, quota } = await storageSummary(await someDatabase(), estimate);
  expect(Object.fromEntries(parts.map(({ kind, count }) => [kind, count]))).toEqual({
    chats: 1,
    messages: 2,
    analyses: 2,
    photos: 1,
    likes: 1,
    hidden: 0,
    readings: 1,
    drafts: 0,
    waiting: 2,
  });
  expect(parts.find(({ kind }) => kind === 'photos')?.bytes).toBe(JPEG.length);
  expect([usage, quota]).toEqual([5000, 90_000]);
});

it('estimates from a sample', async () => {
  const database = testDatabase();
  await database.likes.bulkAdd(
    Array.from({ length: 1000 }, (_, n) => ({ matchId: `m${1000 + n}`, likedAt: 1 })),
  );
  const { parts } = await storageSummary(database, null);
  const bytes = 1000 * JSON.stringify({ matchId: 'm1000', likedAt: 1 }).length;
  expect(parts.find(({ kind }) => kind === 'likes')).toEqual({ kind: 'likes', count: 1000, bytes });
});

it('does without what the browser does not tell', async () => {
  const refuse = () => Promise.reject(new Error('private'));
  expect(await storageSummary(testDatabase(), refuse)).toMatchObject({ usage: null, quota: null });
  expect(await storageSummary(testDatabase(), null)).toMatchObject({ usage: null, quota: null });
});
