import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { toChatMessageRow } from '@/data/database/rows/chatRows';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { putMessage } from '@/data/repositories/chat/chatMessages';
import { followConversation, type ReadConversation } from '@/data/repositories/chat/messagePages';
import type { UserMessage } from '@/domain/chat/chatMessage';
import { asked } from '../../../../support/builders/chat.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

function said(position: number, change: Partial<UserMessage> = {}): UserMessage {
  return asked(`m${position}`, { position, ...change });
}

async function conversation(count: number): Promise<TaalDatabase> {
  const database = testDatabase();
  const rows = Array.from({ length: count }, (_, position) => toChatMessageRow(said(position)));
  await database.chatMessages.bulkPut(rows);
  return database;
}

/** Follows with pages of three, then four; `ids` are the messages told last. */
function follow(database: TaalDatabase) {
  const onError = vi.fn();
  let last: ReadConversation | null = null;
  const sizes = { first: 3, next: 4 };
  const followed = followConversation(database, 'session_1', { sizes, onError }, (read) => {
    last = read;
  });
  onTestFinished(() => {
    followed.stop();
    expect(onError).not.toHaveBeenCalled();
  });
  return {
    ...followed,
    read: () => last,
    ids: () => last?.messages.map(({ position }) => position),
  };
}

const placedRow = v.object({ position: v.number() });

/** Which messages are read from now on, in order. */
function watchReads(database: TaalDatabase): number[] {
  const positions: number[] = [];
  database.chatMessages.hook('reading', (row) => {
    positions.push(v.parse(placedRow, row).position);
    return row;
  });
  return positions;
}

describe('a followed conversation', () => {
  it('begins with the latest messages, and grows by a page until its beginning', async () => {
    const database = await conversation(9);
    const { read, ids, loadOlder } = follow(database);
    await vi.waitFor(() => expect(ids()).toEqual([6, 7, 8]));
    loadOlder();
    loadOlder();
    await vi.waitFor(() => expect(ids()).toEqual([2, 3, 4, 5, 6, 7, 8]));
    loadOlder();
    await vi.waitFor(() => expect(ids()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]));
    const whole = read();
    loadOlder();
    const other = follow(database);
    await vi.waitFor(() => expect(other.ids()).toEqual([6, 7, 8]));
    expect(read()).toBe(whole);
  });

  it('reads back to a message before anything is told', async () => {
    const database = await conversation(2500);
    const { ids, reach, loadOlder } = follow(database);
    expect(ids()).toBeUndefined();
    expect(await reach('m45')).toBe(true);
    await vi.waitFor(() => expect(ids()).toBeDefined());
    expect(ids()).toEqual(Array.from({ length: 2500 - 15 }, (_, index) => index + 15));
    loadOlder();
    await vi.waitFor(() => expect(ids()?.[0]).toBe(11));
    expect(await reach('m11')).toBe(true);
    await vi.waitFor(() => expect(ids()?.[0]).toBe(0));
    await putMessage(database, said(2500));
    await vi.waitFor(() => expect(ids()).toHaveLength(2501));
  });

  it('tells what is there where the message is not', async () => {
    const database = await conversation(5);
    await putMessage(database, asked('other', { sessionId: 'session_2' }));
    const { ids, reach } = follow(database);
    expect(await reach('gone')).toBe(false);
    expect(await reach('other')).toBe(false);
    await vi.waitFor(() => expect(ids()).toEqual([2, 3, 4]));
  });

  it('keeps every message that comes in while it is followed', async () => {
    const database = await conversation(0);
    const { ids } = follow(database);
    await vi.waitFor(() => expect(ids()).toEqual([]));
    for (let position = 0; position < 6; position += 1) await putMessage(database, said(position));
    await vi.waitFor(() => expect(ids()).toEqual([0, 1, 2, 3, 4, 5]));
  });

  it('reads only its last page again for a new message', async () => {
    const database = await conversation(100);
    const { ids, loadOlder } = follow(database);
    await vi.waitFor(() => expect(ids()).toHaveLength(3));
    for (const length of [7, 11, 15]) {
      loadOlder();
      await vi.waitFor(() => expect(ids()).toHaveLength(length));
    }
    const reads = watchReads(database);
    await putMessage(database, said(100));
    await vi.waitFor(() => expect(ids()?.at(-1)).toBe(100));
    expect(new Set(reads)).toEqual(new Set([97, 98, 99, 100]));
  });

  it('reads an older page once, however many follow it', async () => {
    const database = await conversation(100);
    const { ids, loadOlder } = follow(database);
    await vi.waitFor(() => expect(ids()).toHaveLength(3));
    const reads = watchReads(database);
    for (const length of [7, 11, 15]) {
      loadOlder();
      await vi.waitFor(() => expect(ids()).toHaveLength(length));
    }
    expect([...reads].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => 85 + i));
  });

  it('shows what changes in an old message, and that one is gone', async () => {
    const database = await conversation(9);
    const { read, ids, loadOlder } = follow(database);
    await vi.waitFor(() => expect(ids()).toHaveLength(3));
    loadOlder();
    await vi.waitFor(() => expect(ids()).toHaveLength(7));
    await putMessage(database, said(3, { analysedByBackend: true }));
    await vi.waitFor(() =>
      expect(read()?.messages[1]).toEqual(said(3, { analysedByBackend: true })),
    );
    await database.chatMessages.clear();
    await vi.waitFor(() => expect(ids()).toEqual([]));
  });

  it('goes on behind messages that cannot be read', async () => {
    const database = await conversation(9);
    await database.chatMessages.bulkUpdate(
      [6, 7, 8].map((position) => ({ key: `m${position}`, changes: { sentiment: 'unheard of' } })),
    );
    const { ids } = follow(database);
    await vi.waitFor(() => expect(ids()).toEqual([3, 4, 5]));
  });

  it('tells whether a message waits for its reply', async () => {
    const database = await conversation(4);
    const { read, ids } = follow(database);
    await vi.waitFor(() => expect(ids()).toHaveLength(3));
    expect(read()?.isReplying).toBe(false);
    await putMessage(database, said(4, { replyDueAt: new Date(2500) }));
    await vi.waitFor(() => expect(read()?.isReplying).toBe(true));
    await putMessage(database, said(4));
    await vi.waitFor(() => expect(read()?.isReplying).toBe(false));
  });

  it('tells nothing any more once it is stopped', async () => {
    const database = await conversation(4);
    const { read, ids, loadOlder, stop } = follow(database);
    await vi.waitFor(() => expect(ids()).toHaveLength(3));
    loadOlder();
    await vi.waitFor(() => expect(ids()).toHaveLength(4));
    stop();
    const before = read();
    const other = follow(database);
    await vi.waitFor(() => expect(other.ids()).toHaveLength(3));
    other.loadOlder();
    await vi.waitFor(() => expect(other.ids()).toHaveLength(4));
    for (const position of [0, 4]) {
      await putMessage(database, said(position, { text: 'changed' }));
      await vi.waitFor(() =>
        expect(other.read()?.messages).toContainEqual(said(position, { text: 'changed' })),
      );
    }
    expect(read()).toBe(before);
  });
});
