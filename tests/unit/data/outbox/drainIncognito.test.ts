import { describe, expect, it } from 'vitest';
import { drain } from '@/data/outbox/drain';
import { countWaiting } from '@/data/outbox/queue';
import { drainOf, effects, queueMessages, setIncognito } from '../../../support/builders/outbox.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

const THREE = ['one', 'two', 'three'];

describe('incognito', () => {
  it('holds everything until it is off', async () => {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, THREE);
    await setIncognito(database, true);
    expect(await drain(drainOf(database, backend))).toEqual({ kind: 'incognito' });
    expect(backend.calls).toEqual([]);
    expect(await countWaiting(database)).toBe(3);
    await setIncognito(database, false);
    await drain(drainOf(database, backend));
    expect(effects(backend)).toEqual(THREE);
  });

  it('holds the next entry when it is switched on during a drain', async () => {
    const database = testDatabase();
    const backend = await startBackend();
    await queueMessages(database, THREE);
    const switching: typeof fetch = async (...input) => {
      await setIncognito(database, true);
      return backend.connection.fetch(...input);
    };
    const connection = { ...backend.connection, fetch: switching };
    const end = await drain(drainOf(database, backend, { connection }));
    expect(end).toEqual({ kind: 'incognito' });
    expect(effects(backend)).toEqual(['one']);
  });
});
