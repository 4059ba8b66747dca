import { beforeAll, describe, expect, it } from 'vitest';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { latestMessages } from '@/data/repositories/chat/chatMessages';
import { getChatSession, renameChatSession } from '@/data/repositories/chat/chatSessions';
import { deleteMessage, restoreMessage } from '@/data/repositories/chat/deletedMessages';
import { getUserStats } from '@/data/repositories/userStats';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { deliverReplies } from '@/features/chat/replies/deliverReplies';
import { deliverReply } from '@/features/chat/replies/deliverReply';
import { loadCoach } from '@/features/chat/replies/loadCoach';
import { deleteSession } from '@/features/chat/sessions/deleteSession';
import { chatServices, outgoing, type TestServices } from '../../../../support/builders/chat.ts';
import { testDatabase, twoTabs } from '../../../../support/fakes/testDatabase.ts';
import { TRAINING_TIME_MS } from '../../../../support/fakes/trainedEar.ts';

beforeAll(async () => {
  await loadCoach();
}, TRAINING_TIME_MS);

const CHAT = 'session_1';
const HOUR_MS = 3_600_000;

async function stored({ chatSessions, chatMessages, analysisHistory, outbox }: TaalDatabase) {
  return {
    sessions: await chatSessions.toArray(),
    messages: await chatMessages.toArray(),
    analyses: await analysisHistory.toArray(),
    entries: await outbox.toArray(),
  };
}

/** Sends a message and lets it be answered; the id of the message. */
async function say(services: TestServices, text: string): Promise<string> {
  const sent = await sendMessage(services, outgoing(CHAT, text));
  services.time.advance(1500);
  await deliverReply(services, sent?.id ?? '');
  return sent?.id ?? '';
}

async function textsOf(database: TaalDatabase): Promise<string[]> {
  return (await latestMessages(database, CHAT, 100)).map(({ sender, text }) =>
    sender === 'user' ? text : 'answer',
  );
}

async function given() {
  const database = testDatabase();
  return { database, services: chatServices(database) };
}

async function remove(database: TaalDatabase, id: string) {
  const deleted = await deleteMessage(database, id);
  if (deleted === null) throw new Error('It is gone already');
  return deleted;
}

describe('deleting a message of the person', () => {
  it('takes its answer, its analysis and its waiting entry along, and no others', async () => {
    const { database, services } = await given();
    const first = await say(services, 'how do i ask her out');
    const second = await say(services, 'and what if she says no?');
    const stats = await getUserStats(database);
    await remove(database, first);
    expect(await textsOf(database)).toEqual(['and what if she says no?', 'answer']);
    const left = await stored(database);
    expect(left.analyses).toMatchObject([{ id: second }]);
    expect(left.entries).toMatchObject([{ id: second }]);
    expect(left.sessions).toMatchObject([{ messageCount: 2, title: 'and what if she says no?' }]);
    // As when a chat is deleted: what was counted stays counted.
    expect(await getUserStats(database)).toEqual(stats);
  });

  it('is undone as if nothing had been', async () => {
    const { database, services } = await given();
    const ids = [await say(services, 'how do i ask her out'), await say(services, 'ok')];
    for (const id of ids) {
      const before = await stored(database);
      await restoreMessage(database, await remove(database, id));
      const { sessions, ...rest } = await stored(database);
      expect(rest).toEqual({ ...before, sessions: undefined });
      expect(sessions).toEqual(before.sessions);
    }
  });

  it('calls its answer off while that is written, and an undoing lets it be written', async () => {
    const { database, services } = await given();
    const stop = deliverReplies(services);
    const sent = await sendMessage(services, outgoing(CHAT, 'how do i ask her out'));
    const deleted = await remove(database, sent?.id ?? '');
    services.time.advance(10_000);
    await deliverReply(services, sent?.id ?? '');
    expect(await textsOf(database)).toEqual([]);
    expect(await getChatSession(database, CHAT)).toMatchObject({
      title: 'New Chat',
      messageCount: 0,
      lastMessageAt: null,
    });
    await restoreMessage(database, deleted);
    await expect
      .poll(async () => {
        services.time.advance(1500);
        return textsOf(database);
      })
      .toEqual(['how do i ask her out', 'answer']);
    stop();
  });

  it('two tabs that delete it do it once', async () => {
    const [database, other] = twoTabs();
    const services = chatServices(database);
    const id = await say(services, 'how do i ask her out');
    const both = await Promise.all([deleteMessage(database, id), deleteMessage(other, id)]);
    expect(both.filter((deleted) => deleted !== null)).toHaveLength(1);
    expect(await getChatSession(other, CHAT)).toMatchObject({ messageCount: 0 });
  });

  it('an entry that is being sent waits again after an undoing', async () => {
    const { database, services } = await given();
    const id = await say(services, 'how do i ask her out');
    await database.outbox.toCollection().modify({ state: 'sending' });
    await restoreMessage(database, await remove(database, id));
    expect(await database.outbox.toArray()).toMatchObject([{ id, state: 'waiting' }]);
  });
});

describe('deleting an answer', () => {
  it('takes nothing else away', async () => {
    const { database, services } = await given();
    const id = await say(services, 'how do i ask her out');
    const [, answer] = await latestMessages(database, CHAT, 2);
    const before = await stored(database);
    await remove(database, answer?.id ?? '');
    expect(await textsOf(database)).toEqual(['how do i ask her out']);
    const { analyses, entries, sessions } = await stored(database);
    expect({ analyses, entries }).toEqual({ analyses: before.analyses, entries: before.entries });
    expect(sessions).toMatchObject([{ title: 'how do i ask her out', lastAiMessageAt: null }]);
    // It was answered once: no other answer comes.
    await deliverReply(services, id);
    expect(await textsOf(database)).toHaveLength(1);
  });

  it('has the coach forget the text that it wrote there', async () => {
    const { database, services } = await given();
    await say(services, 'write an invitation for chai on sunday');
    const [, answer] = await latestMessages(database, CHAT, 2);
    const drafted = (await getChatSession(database, CHAT))?.coach?.draft;
    expect(drafted).toMatch(/\S/u);
    const deleted = await remove(database, answer?.id ?? '');
    expect((await getChatSession(database, CHAT))?.coach).toMatchObject({ draft: null, job: null });
    await restoreMessage(database, deleted);
    expect((await getChatSession(database, CHAT))?.coach).toMatchObject({ draft: drafted });
  });
});

describe('a chat that goes on after a deletion', () => {
  it('keeps its order, with what is put back in its old place', async () => {
    const { database, services } = await given();
    const first = await say(services, 'one');
    await say(services, 'two');
    const deleted = await remove(database, first);
    await say(services, 'three');
    await restoreMessage(database, deleted);
    const own = (await textsOf(database)).filter((text) => text !== 'answer');
    expect(own).toEqual(['one', 'two', 'three']);
    const positions = (await latestMessages(database, CHAT, 100)).map(({ position }) => position);
    expect(positions).toEqual([0, 1, 2, 3, 4, 5]);
    expect(await getChatSession(database, CHAT)).toMatchObject({ messageCount: 6 });
  });

  it('keeps what the coach has learnt since', async () => {
    const { database, services } = await given();
    const first = await say(services, 'how do i ask her out');
    const deleted = await remove(database, first);
    await say(services, 'my parents are against our love marriage');
    const learnt = (await getChatSession(database, CHAT))?.coach;
    await restoreMessage(database, deleted);
    expect((await getChatSession(database, CHAT))?.coach).toEqual(learnt);
  });

  it('keeps a title that it was given since', async () => {
    const { database, services } = await given();
    const deleted = await remove(database, await say(services, 'one'));
    await renameChatSession(database, CHAT, 'Ours');
    await restoreMessage(database, deleted);
    expect(await getChatSession(database, CHAT)).toMatchObject({ title: 'Ours' });
  });

  it('counts the silences that are left', async () => {
    const { database, services } = await given();
    await say(services, 'one');
    services.time.advance(7 * HOUR_MS);
    const late = await say(services, 'two');
    expect(await getChatSession(database, CHAT)).toMatchObject({ silences: 1 });
    const deleted = await remove(database, late);
    expect(await getChatSession(database, CHAT)).toMatchObject({ silences: 0 });
    await restoreMessage(database, deleted);
    expect(await getChatSession(database, CHAT)).toMatchObject({ silences: 1 });
  });

  it('stays deleted where the whole chat was deleted since', async () => {
    const { database, services } = await given();
    const deleted = await remove(database, await say(services, 'one'));
    await deleteSession(services, CHAT);
    await restoreMessage(database, deleted);
    expect(await database.chatMessages.count()).toBe(0);
    expect(await database.outbox.count()).toBe(0);
  });
});
