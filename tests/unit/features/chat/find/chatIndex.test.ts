import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { toChatMessageRow, toChatSessionRow } from '@/data/database/rows/chatRows';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { putMessage } from '@/data/repositories/chat/chatMessages';
import { type ChatSession, emptySession } from '@/domain/chat/chatSession';
import { createChatIndex } from '@/features/chat/find/chatIndex';
import { asked, uuid } from '../../../../support/builders/chat.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

function said(n: number, text: string, sessionId = 'session_1', position = n) {
  return asked(uuid(n), { sessionId, position, text, timestamp: new Date(1000 + n) });
}

function session(id: string, messageCount: number): ChatSession {
  return { ...emptySession(1), id, messageCount };
}

async function filled(count: number): Promise<TaalDatabase> {
  const database = testDatabase();
  const rows = Array.from({ length: count }, (_, n) => toChatMessageRow(said(n, `Message ${n}`)));
  await database.chatMessages.bulkPut(rows);
  await database.chatSessions.put(toChatSessionRow(session('session_1', count)));
  return database;
}

async function index(database: TaalDatabase, sessions: readonly ChatSession[]) {
  const yields = vi.fn(async () => {});
  const made = createChatIndex(database, yields);
  onTestFinished(made.stop);
  made.update(sessions);
  await vi.waitFor(() => expect(made.indexed.get().isComplete).toBe(true));
  const texts = () => made.indexed.get().messages.map(({ text }) => text);
  return { ...made, texts, yields };
}

describe('the index of the chats', () => {
  it('has every message, the newest first, and lets others have their turn meanwhile', async () => {
    const { texts, yields } = await index(await filled(600), [session('session_1', 600)]);
    expect(texts()).toEqual(Array.from({ length: 600 }, (_, n) => `Message ${599 - n}`));
    expect(yields).toHaveBeenCalledTimes(3);
  });

  it('gets what is written', async () => {
    const database = await filled(5);
    const { texts, update } = await index(database, [session('session_1', 5)]);
    await putMessage(database, said(5, 'Just written'));
    update([session('session_1', 6)]);
    await vi.waitFor(() => expect(texts()[0]).toBe('Just written'));
    expect(texts()).toHaveLength(6);
  });

  it('loses a deleted chat, and has it again after Undo', async () => {
    const database = await filled(3);
    const row = toChatMessageRow(said(9, 'In another chat', 'session_2', 0));
    await database.chatMessages.put(row);
    const both = [session('session_1', 3), session('session_2', 1)];
    const { texts, update } = await index(database, both);
    await vi.waitFor(() => expect(texts()).toContain('In another chat'));
    await database.chatMessages.delete(row.id);
    update(both.slice(0, 1));
    await vi.waitFor(() => expect(texts()).not.toContain('In another chat'));
    await database.chatMessages.put(row);
    update(both);
    await vi.waitFor(() => expect(texts()).toContain('In another chat'));
  });

  it('loses a deleted message, and has it again at its place after Undo', async () => {
    const database = await filled(20);
    const { texts, update } = await index(database, [session('session_1', 20)]);
    const all = texts();
    const row = toChatMessageRow(said(3, 'Message 3'));
    await database.chatMessages.delete(row.id);
    update([{ ...session('session_1', 19), nextPosition: 20 }]);
    await vi.waitFor(() => expect(texts()).toHaveLength(19));
    await database.chatMessages.put(row);
    update([{ ...session('session_1', 20), nextPosition: 20 }]);
    await vi.waitFor(() => expect(texts()).toEqual(all));
  });

  it('leaves out what is no message', async () => {
    const database = await filled(2);
    await database.table('chatMessages').put({ id: uuid(7), sessionId: 'session_1', position: 7 });
    const { texts } = await index(database, [session('session_1', 2)]);
    expect(texts()).toEqual(['Message 1', 'Message 0']);
  });
});
