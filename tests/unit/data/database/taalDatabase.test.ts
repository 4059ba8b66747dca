import { expect, it, vi } from 'vitest';
import { TaalDatabase } from '@/data/database/taalDatabase';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { chatServices, outgoing } from '../../../support/builders/chat.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

it('asks for strict durability in every transaction that writes', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const database = testDatabase();
  await sendMessage(chatServices(database), outgoing('session_1'));
  const writing = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
  expect(writing.length).toBeGreaterThan(0);
  for (const [, , options] of writing) expect(options).toEqual({ durability: 'strict' });
});

it('is called taal and has the stores of rule “Storage names” and those beside them', async () => {
  expect(new TaalDatabase().name).toBe('taal');
  const database = testDatabase();
  await database.open();
  expect(database.tables.map(({ name }) => name).sort()).toEqual([
    'analysisHistory',
    'calls',
    'chatMessages',
    'chatSessions',
    'damagedRows',
    'drafts',
    'hiddenMatches',
    'keptReadings',
    'keyValue',
    'likes',
    'outbox',
    'photos',
    'realtimeStats',
    'recoveryPoints',
    'userProfile',
    'userStats',
  ]);
});
