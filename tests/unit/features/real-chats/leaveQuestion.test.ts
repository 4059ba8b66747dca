import { expect, it } from 'vitest';
import { getActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { listChatSessions } from '@/data/repositories/chat/chatSessions';
import { moveSharedTextToDraft } from '@/data/sharing/sharedText';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { leaveQuestion } from '@/features/real-chats/coach/leaveQuestion';
import { chatServices, outgoing } from '../../../support/builders/chat.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

it('puts the question into a chat in which nothing was said, and makes only one', async () => {
  const database = testDatabase();
  const services = chatServices(database);
  await sendMessage(services, outgoing('session_1'));
  await leaveQuestion(services, 'Is double texting bad?');
  const id = await getActiveSessionId(database);
  expect(id).not.toBe('session_1');
  expect(await moveSharedTextToDraft(database, id ?? '')).toBe('Is double texting bad?');
  const unused = await listChatSessions(database);
  expect(unused).toHaveLength(2);
});

it('takes the open chat where it is unused', async () => {
  const database = testDatabase();
  const services = chatServices(database);
  await leaveQuestion(services, 'One?');
  await leaveQuestion(services, 'Two?');
  expect(await listChatSessions(database)).toHaveLength(1);
});
