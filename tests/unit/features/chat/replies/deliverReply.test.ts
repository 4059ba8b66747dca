import { beforeAll, describe, expect, it } from 'vitest';
import { enqueueAnalyze } from '@/data/outbox/enqueue';
import { latestMessages } from '@/data/repositories/chat/chatMessages';
import { getChatSession } from '@/data/repositories/chat/chatSessions';
import { isCalm } from '@/domain/coach/conversation/coachState';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { deliverReply } from '@/features/chat/replies/deliverReply';
import { loadCoach } from '@/features/chat/replies/loadCoach';
import { deleteSession } from '@/features/chat/sessions/deleteSession';
import { analyzeBody, chatServices, outgoing, uuid } from '../../../../support/builders/chat.ts';
import { START } from '../../../../support/fakes/manualTime.ts';
import { testDatabase, twoTabs } from '../../../../support/fakes/testDatabase.ts';
import { TRAINING_TIME_MS } from '../../../../support/fakes/trainedEar.ts';

beforeAll(async () => {
  await loadCoach();
}, TRAINING_TIME_MS);

const SUBJECTS = [
  'how do i ask her out',
  'no reply since 2 days',
  'what should i wear on a first date',
  'my parents are against our love marriage',
  'who should pay the bill on a first date',
  'which photos should i put on my profile',
  'how do i get over my ex',
  'where can we go on a first date',
  'is it ok to double text',
  'what should i write in my bio',
  'how do i flirt by text',
  'she lives in another city, long distance',
];

describe("the assistant's reply", () => {
  it('follows the message, with its analysis', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await sendMessage(services, outgoing('session_1'));
    services.time.advance(1500);
    await deliverReply(services, uuid(1));
    const [question, answer] = await latestMessages(database, 'session_1', 10);
    const repliedAt = new Date(START + 1500);
    expect(question).toMatchObject({ id: uuid(1), replyDueAt: null });
    expect(answer).toEqual({
      id: uuid(2),
      sessionId: 'session_1',
      position: 1,
      text: expect.stringMatching(/\S/),
      timestamp: repliedAt,
      sender: 'ai',
      replyTo: uuid(1),
      aiAnalysis: { confidence: 0.85, engagement: 'engaged', suggestions: expect.any(Array) },
      offer: expect.objectContaining({ isSafety: false, draft: null, language: 'en' }),
    });
    expect(await getChatSession(database, 'session_1')).toMatchObject({
      messageCount: 2,
      lastMessageAt: repliedAt,
      lastAiMessageAt: repliedAt,
      recentReplyIds: [expect.any(String)],
    });
  });

  it.each([
    // Four words in eight seconds are 30 WPM: not yet engaged.
    [8, 30, 'moderate'],
    [7, 34, 'engaged'],
    [0, 0, 'moderate'],
  ])('tells engagement by speed: %d s are %d WPM, %s', async (timeTaken, wpm, engagement) => {
    const database = testDatabase();
    const services = chatServices(database);
    const sent = await sendMessage(services, { ...outgoing('session_1'), timeTaken });
    expect(sent).toMatchObject({ typingSpeed: wpm });
    await deliverReply(services, uuid(1));
    const [, answer] = await latestMessages(database, 'session_1', 10);
    expect(answer).toMatchObject({ aiAnalysis: { engagement } });
  });

  it('comes once when two tabs deliver it together', async () => {
    const tabs = twoTabs();
    const [database] = tabs;
    const newId = () => crypto.randomUUID();
    const services = tabs.map((tab) => chatServices(tab, { newId }));
    const sent = await sendMessage(chatServices(database, { newId }), outgoing('session_1'));
    const id = sent?.id ?? '';
    await Promise.all(
      [...services, ...services, ...services].map((each) => deliverReply(each, id)),
    );
    await deliverReply(chatServices(database, { newId }), id);
    const messages = await latestMessages(database, 'session_1', 10);
    expect(messages.map(({ sender }) => sender)).toEqual(['user', 'ai']);
    expect(await getChatSession(database, 'session_1')).toMatchObject({ messageCount: 2 });
  });

  it('does not come when the message or its session is gone', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await deliverReply(services, uuid(99));
    await sendMessage(services, outgoing('session_1'));
    await deleteSession(services, 'session_1');
    await deliverReply(services, uuid(1));
    expect(await database.chatMessages.count()).toBe(0);
    expect(await getChatSession(database, 'session_1')).toBeNull();
  });

  it('does not answer a reply', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await sendMessage(services, outgoing('session_1'));
    await deliverReply(services, uuid(1));
    await deliverReply(services, uuid(2));
    expect(await database.chatMessages.count()).toBe(2);
  });

  it('is not one of the last ten, in this session or another', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const replies: string[] = [];
    for (let n = 0; n < 24; n += 1) {
      const sessionId = `session_${n % 3}`;
      const asked = SUBJECTS[n % SUBJECTS.length] ?? '';
      const sent = await sendMessage(services, outgoing(sessionId, asked));
      await deliverReply(services, sent?.id ?? '');
      const [latest] = await latestMessages(database, sessionId, 1);
      expect(replies.slice(-10)).not.toContain(latest?.text);
      replies.push(latest?.text ?? '');
    }
    const session = await getChatSession(database, 'session_0');
    expect(session?.recentReplyIds).toHaveLength(8);
    expect(await database.keyValue.get('recentReplyIds')).toHaveProperty('value.length', 10);
  });

  it('stores nothing and lets no call go when it fails half-way, and comes at the next try', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await sendMessage(services, outgoing('session_1'));
    const newId = () => {
      throw new Error('No id');
    };
    await expect(deliverReply({ ...services, newId }, uuid(1))).rejects.toThrow('No id');
    expect(await database.chatMessages.toArray()).toMatchObject([{ replyDueAt: START + 1500 }]);
    expect(await database.outbox.toArray()).toMatchObject([{ state: 'unheard' }]);
    await deliverReply(services, uuid(1));
    expect(await database.chatMessages.count()).toBe(2);
  });

  it('lets the call go with it, and never one for a message that speaks of danger', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    await sendMessage(services, outgoing('session_1', 'how do i ask her out'));
    expect(await database.outbox.toArray()).toMatchObject([{ id: uuid(1), state: 'unheard' }]);
    await deliverReply(services, uuid(1));
    expect(await database.outbox.toArray()).toMatchObject([{ id: uuid(1), state: 'waiting' }]);

    const text = 'he hits me when he is angry';
    const danger = await sendMessage(services, outgoing('session_1', text));
    expect(await database.outbox.count()).toBe(1);
    // The coach was not loaded yet as the message was sent.
    const id = danger?.id ?? '';
    const body = analyzeBody(text);
    await enqueueAnalyze(database, { id, sessionId: 'session_1', createdAt: START, body });
    await deliverReply(services, id);
    expect(await database.outbox.toArray()).toMatchObject([{ id: uuid(1) }]);
    expect(await database.chatMessages.get(id)).toMatchObject({ isSensitive: true });
  });

  it('a danger that was only asked about leaves the talk as it was', async () => {
    const database = testDatabase();
    const services = chatServices(database);
    const say = async (text: string) => {
      const sent = await sendMessage(services, { ...outgoing('session_1'), text });
      const waiting = await getChatSession(database, 'session_1');
      services.time.advance(1500);
      await deliverReply(services, sent?.id ?? '');
      const answered = await getChatSession(database, 'session_1');
      return { waiting: isCalm(waiting?.coach), coach: answered?.coach };
    };
    await say('we fight every sunday call');
    const asked = await say('8 months, 16 left');
    expect(asked).toMatchObject({ waiting: true, coach: { danger: 'minor', calmFor: 0 } });
    expect(asked.coach?.lastId).toMatch(/checkIn$/u);
    const lighter = await say('lighter version of: "you have time for your roommates"');
    expect(lighter.coach?.lastId).toMatch(/^lighter/u);
  });
});
