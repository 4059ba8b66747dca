import { expect, it } from 'vitest';
import { type Counts, countStored, lossOf } from '@/data/recovery/countStored';
import { someDatabase } from '../backup/smallBackup.ts';
import { backupOf } from './stage.ts';

const NOTHING: Counts = {
  chats: 0,
  messages: 0,
  analyses: 0,
  photos: 0,
  likes: 0,
  hidden: 0,
  readings: 0,
  drafts: 0,
  waiting: 0,
};

it('counts what is here as a backup does', async () => {
  const database = await someDatabase();
  const { chatMessages, photos } = await backupOf(database);
  const counts = await countStored(database);
  expect(counts).toEqual({
    ...NOTHING,
    chats: 1,
    messages: 2,
    analyses: 2,
    photos: 1,
    likes: 1,
    readings: 1,
    waiting: 2,
  });
  expect([counts.messages, counts.photos]).toEqual([chatMessages.length, photos.length]);
});

it('tells a loss only where less than half would be left', () => {
  const here = { ...NOTHING, chats: 2, messages: 7, likes: 1 };
  expect(lossOf(here, { ...NOTHING, messages: 5 })).toBeNull();
  expect(lossOf(here, { ...NOTHING, messages: 4 })).toEqual({ here: 10, left: 4 });
  expect(lossOf(NOTHING, NOTHING)).toBeNull();
});

it('does not count what waits to be sent', () => {
  expect(lossOf({ ...NOTHING, waiting: 9 }, NOTHING)).toBeNull();
});
