import { describe, expect, it } from 'vitest';
import { messagesStillHere } from '@/data/ledger/messagesOfCalls';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { someCall } from '../../../support/builders/call.ts';
import { chatServices, outgoing, uuid } from '../../../support/builders/chat.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

const about = (messageId: string) => someCall({ message: { sessionId: 's1', messageId } });
const calls = [about(uuid(1)), about(uuid(1)), about(uuid(2)), someCall({ message: null })];

async function deviceWithTwo() {
  const database = testDatabase();
  const services = chatServices(database);
  await sendMessage(services, outgoing('s1', 'One'));
  await sendMessage(services, outgoing('s1', 'Two'));
  await sendMessage(services, outgoing('s1', 'Not in the list'));
  return database;
}

describe('the messages that calls were about', () => {
  it('are known to be here until they are deleted', async () => {
    const database = await deviceWithTwo();
    expect(await messagesStillHere(database, calls)).toEqual(new Set([uuid(1), uuid(2)]));
    await database.chatMessages.delete(uuid(2));
    expect(await messagesStillHere(database, calls)).toEqual(new Set([uuid(1)]));
  });
});
