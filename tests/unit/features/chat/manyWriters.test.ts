import { expect, it } from 'vitest';
import { getAnalysisHistory } from '@/data/repositories/analysisHistory';
import { latestMessages } from '@/data/repositories/chat/chatMessages';
import { getChatSession } from '@/data/repositories/chat/chatSessions';
import { getUserStats } from '@/data/repositories/userStats';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { chatServices, outgoing } from '../../../support/builders/chat.ts';
import { queued } from '../../../support/builders/outbox.ts';
import { twoTabs } from '../../../support/fakes/testDatabase.ts';

const EACH = 80;
const ALL = 2 * EACH;

it('keeps every count exact when two tabs send many messages at once', async () => {
  const tabs = twoTabs();
  const [database] = tabs;
  const newId = () => crypto.randomUUID();
  const sent = await Promise.all(
    tabs.flatMap((tab) => {
      const services = chatServices(tab, { newId });
      return Array.from({ length: EACH }, () => sendMessage(services, outgoing('session_1')));
    }),
  );
  const messages = await latestMessages(database, 'session_1', 1000);
  const ids = messages.map(({ id }) => id);
  expect(messages.map(({ position }) => position)).toEqual(
    Array.from({ length: ALL }, (_, n) => n),
  );
  expect(new Set(ids)).toEqual(new Set(sent.map((message) => message?.id)));
  expect(await getChatSession(database, 'session_1')).toMatchObject({ messageCount: ALL });

  const stats = await getUserStats(database);
  expect(stats.totalMessages).toBe(ALL);
  expect(stats.typingSpeeds).toHaveLength(50);
  expect(stats.sentiments).toHaveLength(50);

  const history = await getAnalysisHistory(database);
  expect(history).toHaveLength(100);
  expect(ids).toEqual(expect.arrayContaining(history.map(({ id }) => id)));

  const entries = await queued(database);
  expect(entries.map(({ id }) => id)).toEqual(ids);
  const users = new Set(entries.map(({ body }) => body.user_id));
  expect(users.size).toBe(1);
});
