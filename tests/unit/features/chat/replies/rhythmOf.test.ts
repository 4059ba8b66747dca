import { expect, it } from 'vitest';
import { getMessage } from '@/data/repositories/chat/chatMessages';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { rhythmOf } from '@/features/chat/replies/rhythmOf';
import { chatServices, outgoing, uuid } from '../../../../support/builders/chat.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

const HESITATION = { seconds: 240, removed: 31 };

async function sent() {
  const database = testDatabase();
  const message = { ...outgoing('session_1'), hesitation: HESITATION };
  await sendMessage(chatServices(database), message);
  return database;
}

async function rhythm(database: Awaited<ReturnType<typeof sent>>) {
  const message = await getMessage(database, uuid(1));
  return message?.sender === 'user' ? rhythmOf(database, message) : null;
}

it('tells of the hesitation that was stored with the message', async () => {
  expect(await rhythm(await sent())).toMatchObject({ speed: 80, hesitation: HESITATION });
});

it('knows of none in a message that an older version stored', async () => {
  const database = await sent();
  await database.chatMessages.toCollection().modify((row) => {
    if (row instanceof Object) Reflect.deleteProperty(row, 'hesitation');
  });
  expect(await rhythm(database)).toMatchObject({ speed: 80, hesitation: undefined });
});
