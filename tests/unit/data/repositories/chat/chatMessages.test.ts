import { describe, expect, it, vi } from 'vitest';
import { toChatMessageRow } from '@/data/database/rows/chatRows';
import {
  countAwaitingReply,
  countDaysWritten,
  countMessages,
  getMessage,
  latestMessages,
  listAwaitingReply,
  putMessage,
  sentMessages,
} from '@/data/repositories/chat/chatMessages';
import type { AiMessage } from '@/domain/chat/chatMessage';
import { asked } from '../../../../support/builders/chat.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

function answered(id: string, position: number): AiMessage {
  return {
    id,
    sessionId: 'session_1',
    position,
    text: 'hi',
    timestamp: new Date(2000),
    sender: 'ai',
    replyTo: 'a',
    aiAnalysis: { confidence: 0.85, engagement: 'engaged', suggestions: ['Ask back'] },
  };
}

describe('chat messages', () => {
  it('come back as they were stored, dates as Dates', async () => {
    const database = testDatabase();
    const waiting = asked('a', { replyDueAt: new Date(2500) });
    await putMessage(database, waiting);
    await putMessage(database, answered('b', 1));
    expect(await getMessage(database, 'a')).toEqual(waiting);
    expect(await getMessage(database, 'b')).toEqual(answered('b', 1));
    expect(await getMessage(database, 'c')).toBeNull();
    expect(await database.chatMessages.get('a')).toMatchObject({
      timestamp: 1000,
      replyDueAt: 2500,
    });
  });

  it('come in their order, the latest of them, whatever the clock said', async () => {
    const database = testDatabase();
    for (const position of [3, 1, 10, 0, 2]) {
      const timestamp = new Date(1000 - position);
      await putMessage(database, asked(`m${position}`, { position, timestamp }));
    }
    await putMessage(database, asked('other', { sessionId: 'session_10', position: 11 }));
    await putMessage(database, asked('another', { sessionId: 'session_0', position: 12 }));
    const ids = async (limit: number) =>
      (await latestMessages(database, 'session_1', limit)).map(({ id }) => id);
    expect(await ids(100)).toEqual(['m0', 'm1', 'm2', 'm3', 'm10']);
    expect(await ids(2)).toEqual(['m3', 'm10']);
    expect(await ids(0)).toEqual([]);
  });

  it('wait for a reply until it is there', async () => {
    const database = testDatabase();
    const late = asked('late', { replyDueAt: new Date(9000) });
    await putMessage(database, late);
    await putMessage(database, asked('soon', { replyDueAt: new Date(3000), position: 1 }));
    await putMessage(database, asked('done', { position: 2 }));
    await putMessage(
      database,
      asked('elsewhere', { replyDueAt: new Date(5000), sessionId: 'session_2' }),
    );
    const ids = async () => (await listAwaitingReply(database)).map(({ id }) => id);
    expect(await ids()).toEqual(['soon', 'elsewhere', 'late']);
    expect(await countAwaitingReply(database, 'session_1')).toBe(2);
    await putMessage(database, { ...late, replyDueAt: null });
    expect(await ids()).toEqual(['soon', 'elsewhere']);
    expect(await countAwaitingReply(database, 'session_1')).toBe(1);
  });
});

describe('messages sent in a stretch of time', () => {
  async function withMessages() {
    const database = testDatabase();
    for (const time of [999, 1000, 1500, 1999, 2000]) {
      await putMessage(database, asked(`m${time}`, { timestamp: new Date(time) }));
    }
    await putMessage(database, { ...answered('b', 1), timestamp: new Date(1500) });
    return database;
  }

  it('are counted from its first moment to before its last, the replies left out', async () => {
    const database = await withMessages();
    const between = (from: number, to: number) =>
      countMessages(database, 'user', { from: new Date(from), to: new Date(to) });
    expect(await between(1000, 2000)).toBe(3);
    expect(await between(2000, 3000)).toBe(1);
    expect(await between(3000, 4000)).toBe(0);
    expect(await countMessages(database, 'user')).toBe(5);
    expect(await countMessages(database, 'ai')).toBe(1);
  });

  it('are read from its first moment to before its last, the latest of them', async () => {
    const database = await withMessages();
    const span = { from: new Date(1000), to: new Date(2000) };
    const read = async (limit: number) =>
      (await sentMessages(database, span, limit)).map(({ id }) => id).sort();
    expect(await read(10)).toEqual(['m1000', 'm1500', 'm1999']);
    expect(await read(2)).toEqual(['m1500', 'm1999']);
  });

  it('are counted without reading any', { timeout: 30_000 }, async () => {
    const database = testDatabase();
    const row = toChatMessageRow(asked('m'));
    await database.chatMessages.bulkPut(
      Array.from({ length: 2000 }, (_, index) => ({ ...row, id: `m${index}`, timestamp: index })),
    );
    const reads = [
      vi.spyOn(IDBIndex.prototype, 'getAll'),
      vi.spyOn(IDBIndex.prototype, 'openCursor'),
      vi.spyOn(IDBIndex.prototype, 'openKeyCursor'),
      vi.spyOn(IDBObjectStore.prototype, 'getAll'),
      vi.spyOn(IDBObjectStore.prototype, 'openCursor'),
    ];
    const span = { from: new Date(500), to: new Date(5000) };
    expect(await countMessages(database, 'user', span)).toBe(1500);
    for (const read of reads) expect(read).not.toHaveBeenCalled();
  });
});

describe('the days on which something was written', () => {
  const at = (day: number, hour: number) => new Date(2026, 6, day, hour);

  it('are local days with a message of the person, each counted once', async () => {
    const database = testDatabase();
    expect(await countDaysWritten(database, 7)).toBe(0);
    const moments = [at(1, 0), at(1, 23), at(2, 0), at(9, 12)];
    for (const [position, timestamp] of moments.entries()) {
      await putMessage(database, asked(`m${position}`, { position, timestamp }));
    }
    await putMessage(database, { ...answered('reply', 9), timestamp: at(20, 12) });
    expect(await countDaysWritten(database, 7)).toBe(3);
    expect(await countDaysWritten(database, 2)).toBe(2);
  });

  it('end where a moment is none', async () => {
    const database = testDatabase();
    await putMessage(database, asked('good', { timestamp: at(1, 12) }));
    await database.chatMessages.put({ ...toChatMessageRow(asked('bad')), timestamp: 1e308 });
    expect(await countDaysWritten(database, 7)).toBe(1);
  });
});
