import { describe, expect, it, vi } from 'vitest';
import { exportBackup } from '@/data/backup/exportBackup';
import { readBackup } from '@/data/backup/readBackup';
import { setLastDeliveredAt } from '@/data/repositories/values/lastDeliveredAt';
import { setWeekSeenAt } from '@/data/repositories/values/weekSeenAt';
import { uuid } from '../../../support/builders/chat.ts';
import { corrupt } from '../../../support/fakes/corrupt.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';
import { contentsOf } from './contents.ts';
import { AT, JPEG, someBackup, someDatabase } from './smallBackup.ts';

const app = { app: '0.1.0', clock: () => AT };

describe('the exported file', () => {
  it('is named with the day and says what it is', async () => {
    const { blob, fileName } = await exportBackup(testDatabase(), app);
    expect(fileName).toBe('taal-backup-2026-01-05.json');
    expect(blob.type).toBe('application/json');
    expect(JSON.parse(await blob.text())).toMatchObject({
      format: 'taal-backup',
      version: 2,
      app: '0.1.0',
      exportedAt: new Date(AT).toISOString(),
    });
  });

  it('has the storage names of rule “Storage names” as its names', async () => {
    const [, , , , ...names] = Object.keys(JSON.parse(await someBackup()));
    expect(names.slice(0, 9)).toEqual([
      'userId',
      'analysisHistory',
      'realtimeStats',
      'userProfile',
      'chatSessions',
      'userStats',
      'activeSessionId',
      'hasCompletedOnboarding',
      'hasVisitedProfile',
    ]);
    expect(names.slice(9).sort()).toEqual([
      'drafts',
      'hiddenMatches',
      'keptReadings',
      'likes',
      'matchFilters',
      'messagesWithoutSession',
      'otherValues',
      'outbox',
      'photos',
    ]);
  });

  it('has each session with its messages inside, and photos as data URLs', async () => {
    const { chatSessions, photos } = JSON.parse(await someBackup());
    expect(chatSessions).toHaveLength(1);
    expect(chatSessions[0].messages.map(({ text }: { text: string }) => text)).toEqual([
      'Is “this” \\ fine? ✨',
      'I think so',
    ]);
    const data = `data:image/jpeg;base64,${Buffer.from(JPEG).toString('base64')}`;
    expect(photos).toEqual([{ id: uuid(7), width: 4, height: 3, addedAt: AT, data }]);
  });

  it('leaves out when this browser last sent something, and when its week was seen', async () => {
    const database = await someDatabase();
    await setLastDeliveredAt(database, AT);
    await setWeekSeenAt(database, AT);
    const { blob, leftOut } = await exportBackup(database, app);
    expect(leftOut).toBe(0);
    expect(await blob.text()).not.toMatch(/lastDeliveredAt|weekSeenAt/);
  });

  it('leaves out damaged rows, and counts them', async () => {
    const database = await someDatabase();
    const [message] = await database.chatMessages.toCollection().primaryKeys();
    await corrupt(database.chatMessages, message ?? '', { text: 5 });
    await corrupt(database.likes, 'm1', { likedAt: 'yesterday' });
    await corrupt(database.photos, uuid(7), { blob: new Blob(['<svg/>'], { type: 'image/png' }) });
    await database.keyValue.put({ key: 'no JSON', value: new Date(0) });
    const { blob, leftOut } = await exportBackup(database, app);
    expect(leftOut).toBe(4);
    expect(await readBackup(blob)).toMatchObject({
      kind: 'ok',
      summary: { counts: { messages: 1, likes: 0, photos: 0, chats: 1 } },
    });
  });

  it('keeps the messages of a damaged session', async () => {
    const database = await someDatabase();
    await corrupt(database.chatSessions, 'session_1', { title: null });
    const { blob, leftOut } = await exportBackup(database, app);
    expect(leftOut).toBe(1);
    expect(await readBackup(blob)).toMatchObject({
      kind: 'ok',
      summary: { counts: { messages: 2, chats: 0 } },
    });
  });

  it('reads large photos slice by slice, and they come back whole', async () => {
    const bytes = Uint8Array.from({ length: 3_000_001 }, (_, index) => (index * 7) % 251);
    bytes.set(JPEG);
    const database = testDatabase();
    const photo = { id: uuid(1), width: 4, height: 3, addedAt: AT };
    await database.photos.put({ ...photo, blob: new Blob([bytes], { type: 'image/jpeg' }) });
    const reads = vi.spyOn(Blob.prototype, 'arrayBuffer');
    const { blob } = await exportBackup(database, app);
    const sizes = reads.mock.contexts.map((read) => (read instanceof Blob ? read.size : 0));
    expect(sizes.length).toBeGreaterThan(3);
    expect(Math.max(...sizes)).toBeLessThan(2 ** 20);
    const reading = await readBackup(blob);
    if (reading.kind === 'refused') throw new Error(reading.reason);
    const back = new Uint8Array((await reading.backup.photos[0]?.blob.arrayBuffer()) ?? []);
    expect(Buffer.compare(back, bytes)).toBe(0);
  });

  it('is of one moment: what is written meanwhile is not in it', async () => {
    const database = await someDatabase();
    const exporting = exportBackup(database, app);
    const writing = database.transaction('rw', database.likes, database.drafts, async () => {
      await database.likes.put({ matchId: 'later', likedAt: 1 });
      await database.drafts.clear();
    });
    const [{ blob }] = await Promise.all([exporting, writing]);
    const { likes } = JSON.parse(await blob.text());
    expect(likes).toEqual([{ matchId: 'm1', likedAt: AT }]);
  });

  it('changes nothing in the database', async () => {
    const database = await someDatabase();
    const before = await contentsOf(database);
    await exportBackup(database, app);
    expect(await contentsOf(database)).toEqual(before);
  });
});

// A store that is added later must not be forgotten by backups.
it('knows every store of the database', () => {
  const exported = [
    ...['analysisHistory', 'chatMessages', 'chatSessions', 'drafts', 'hiddenMatches'],
    ...[
      'keptReadings',
      'keyValue',
      'likes',
      'outbox',
      'photos',
      'realtimeStats',
      'userProfile',
      'userStats',
    ],
  ];
  // What stays on the device.
  const own = ['calls', 'damagedRows', 'recoveryPoints'];
  const stores = testDatabase().tables.map(({ name }) => name);
  expect(stores.filter((name) => !own.includes(name)).sort()).toEqual(exported);
});
