import { describe, expect, it } from 'vitest';
import { drain } from '@/data/outbox/drain';
import { clearBackoff, discard, listEntries, listParked, retry } from '@/data/outbox/queue';
import { getMessage } from '@/data/repositories/chat/chatMessages';
import { chatStores, deleteChats, restoreChats } from '@/data/repositories/chat/deletedChats';
import { uuid } from '../../../support/builders/chat.ts';
import { drainOf, effects, queued, queueMessages } from '../../../support/builders/outbox.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

async function twoParked() {
  const database = testDatabase();
  const backend = await startBackend(() => ({ kind: 'status', status: 403 }));
  await queueMessages(database, ['one', 'two']);
  await drain(drainOf(database, backend));
  const [first, second] = await listParked(database, 10);
  if (first === undefined || second === undefined) throw new Error('Nothing was parked');
  return { database, backend, first, second };
}

describe('a parked entry', () => {
  it('is sent again when retried, and the other stays', async () => {
    const { database, backend, second } = await twoParked();
    backend.plan = () => null;
    await retry(database, second.sequence);
    await drain(drainOf(database, backend));
    expect(effects(backend)).toEqual(['two']);
    expect(await listParked(database, 10)).toMatchObject([{ id: uuid(1) }]);
    expect(await getMessage(database, uuid(2))).toMatchObject({ analysedByBackend: true });
  });

  it('is gone when discarded; its message stays', async () => {
    const { database, backend, first } = await twoParked();
    await discard(database, first.sequence);
    expect((await listEntries(database, 10)).map(({ id }) => id)).toEqual([uuid(2)]);
    expect(await getMessage(database, first.id)).toMatchObject({ analysedByBackend: false });
    expect(backend.backend.ledger).toEqual([]);
  });

  it('stays parked when its chat is deleted and brought back', async () => {
    const { database } = await twoParked();
    const taken = await database.transaction('rw', chatStores(database), () =>
      deleteChats(database, ['session_1']),
    );
    await database.transaction('rw', chatStores(database), () => restoreChats(database, taken));
    expect((await queued(database)).map(({ state }) => state)).toEqual(['parked', 'parked']);
  });

  it('is left alone by a check, which hurries what waits', async () => {
    const { database, second } = await twoParked();
    await database.outbox.update(second.sequence, { state: 'waiting', nextAttemptAt: 9e15 });
    await clearBackoff(database);
    expect(await queued(database)).toMatchObject([
      { state: 'parked' },
      { state: 'waiting', nextAttemptAt: 0 },
    ]);
  });

  it('gets five more unreadable answers after a retry', async () => {
    const { database, backend, first } = await twoParked();
    await database.outbox.update(first.sequence, { unreadable: 5 });
    backend.plan = () => ({ kind: 'body', contentType: 'text/html', body: '<p>' });
    await retry(database, first.sequence);
    await drain(drainOf(database, backend));
    expect((await queued(database))[0]).toMatchObject({ state: 'waiting', unreadable: 1 });
  });
});

it('what waits cannot be discarded', async () => {
  const database = testDatabase();
  await queueMessages(database, ['one']);
  const [entry] = await listEntries(database, 1);
  if (entry !== undefined) await discard(database, entry.sequence);
  expect(await database.outbox.count()).toBe(1);
});
