import { beforeAll, expect, it } from 'vitest';
import { setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { latestMessages } from '@/data/repositories/chat/chatMessages';
import { getChatSession } from '@/data/repositories/chat/chatSessions';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { deliverReply } from '@/features/chat/replies/deliverReply';
import { loadCoach } from '@/features/chat/replies/loadCoach';
import { clearSessions } from '@/features/chat/sessions/clearSessions';
import { deleteSession } from '@/features/chat/sessions/deleteSession';
import { startNewSession } from '@/features/chat/sessions/startNewSession';
import { chatServices, outgoing, uuid } from '../../../support/builders/chat.ts';
import { corrupt } from '../../../support/fakes/corrupt.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';
import { TRAINING_TIME_MS } from '../../../support/fakes/trainedEar.ts';

beforeAll(async () => {
  await loadCoach();
}, TRAINING_TIME_MS);

it('a message in a session whose row is damaged follows those that are there', async () => {
  const database = testDatabase();
  const services = chatServices(database);
  for (const text of ['one', 'two']) await sendMessage(services, outgoing('session_1', text));
  await corrupt(database.chatSessions, 'session_1', { title: 7 });
  await sendMessage(services, outgoing('session_1', 'three'));
  const messages = await latestMessages(database, 'session_1', 10);
  expect(messages.map(({ text, position }) => [text, position])).toEqual([
    ['one', 0],
    ['two', 1],
    ['three', 2],
  ]);
  expect(await getChatSession(database, 'session_1')).toMatchObject({ messageCount: 3 });
});

it('a reply is written also when the row of its session is damaged', async () => {
  const database = testDatabase();
  const services = chatServices(database);
  await sendMessage(services, outgoing('session_1', 'one'));
  await corrupt(database.chatSessions, 'session_1', { title: 7 });
  await deliverReply(services, uuid(1));
  const messages = await latestMessages(database, 'session_1', 10);
  expect(messages.map(({ sender }) => sender)).toEqual(['user', 'ai']);
});

it('clearing takes messages and queue entries whose session is gone', async () => {
  const database = testDatabase();
  const services = chatServices(database);
  await sendMessage(services, outgoing('session_1', 'one'));
  await database.chatSessions.clear();
  await clearSessions(services);
  expect(await database.chatMessages.count()).toBe(0);
  expect(await database.outbox.count()).toBe(0);
});

it('deleting ends on a session that exists, whatever was active', async () => {
  const services = chatServices(testDatabase());
  const only = await startNewSession(services);
  await setActiveSessionId(services.database, 'session_gone');
  services.time.advance(1000);
  const { active } = await deleteSession(services, only);
  expect(await getChatSession(services.database, active)).not.toBeNull();
});
