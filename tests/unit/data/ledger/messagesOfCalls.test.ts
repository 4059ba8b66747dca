import { describe, expect, it } from 'vitest';
import { messagesStillHere, textsOfCalls } from '@/data/ledger/messagesOfCalls';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { someCall } from '../../../support/builders/call.ts';
import { chatServices, outgoing, uuid } from '../../../support/builders/chat.ts';
import { corrupt } from '../../../support/fakes/corrupt.ts';
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
  it('are read as they are stored, each once, and no others', async () => {
    const texts = await textsOfCalls(await deviceWithTwo(), calls);
    expect([...texts]).toEqual([
      [uuid(1), 'One'],
      [uuid(2), 'Two'],
    ]);
  });

  it('have no text once they are deleted, nor where they are damaged', async () => {
    const database = await deviceWithTwo();
    await database.chatMessages.delete(uuid(1));
    await corrupt(database.chatMessages, uuid(2), { text: 7 });
    expect((await textsOfCalls(database, calls)).size).toBe(0);
  });

  it('are known to be here until they are deleted', async () => {
    const database = await deviceWithTwo();
    expect(await messagesStillHere(database, calls)).toEqual(new Set([uuid(1), uuid(2)]));
    await database.chatMessages.delete(uuid(2));
    expect(await messagesStillHere(database, calls)).toEqual(new Set([uuid(1)]));
  });
});
