import { beforeAll, expect, it } from 'vitest';
import { latestMessages } from '@/data/repositories/chat/chatMessages';
import { getChatSession } from '@/data/repositories/chat/chatSessions';
import { getUserStats } from '@/data/repositories/userStats';
import { emptySession } from '@/domain/chat/chatSession';
import { askCoach } from '@/features/chat/rehearsal/askCoach';
import { deliverReply } from '@/features/chat/replies/deliverReply';
import { loadCoach } from '@/features/chat/replies/loadCoach';
import { startNewSession } from '@/features/chat/sessions/startNewSession';
import { chatServices } from '../../../../support/builders/chat.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';
import { TRAINING_TIME_MS } from '../../../../support/fakes/trainedEar.ts';

beforeAll(async () => {
  await loadCoach();
}, TRAINING_TIME_MS);

const exchange = {
  name: 'Kirti',
  own: 'hi, how are you',
  answer: 'Good! What are you reading?',
  language: 'en',
} as const;

it('stores what was asked, and an answer that quotes it', async () => {
  const database = testDatabase();
  const services = chatServices(database);
  const id = await startNewSession(services);
  const open = (await getChatSession(database, id)) ?? emptySession(0);
  // Nothing was said in it: no other is needed.
  expect(await askCoach(services, exchange, open)).toBe(id);
  const [question] = await latestMessages(database, id, 1);
  expect(question).toMatchObject({ exchange, typingSpeed: 0, beats: [] });
  expect(await getUserStats(database)).toMatchObject({ averageTypingSpeed: 0, totalMessages: 1 });
  // As after a reload: all of it is stored.
  await deliverReply(services, question?.id ?? '');
  const [, answer] = await latestMessages(database, id, 2);
  expect(answer?.text).toContain('“hi, how are you”');
  expect(answer?.text).toContain('“What are you reading?”');
});

it('begins a new chat where something was said in the open one', async () => {
  const database = testDatabase();
  const services = chatServices(database);
  const open = { ...emptySession(1), messageCount: 2 };
  const id = await askCoach(services, exchange, open);
  expect(id).not.toBe(open.id);
  expect(await getChatSession(database, id)).toMatchObject({
    title: 'Practice with Kirti: what do y…',
  });
});
