import { expect, it, onTestFinished, vi } from 'vitest';
import { observe } from '@/data/database/liveQuery';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { enqueueUserProfile } from '@/data/outbox/enqueue';
import { listEntries } from '@/data/outbox/queue';
import { watchQueue } from '@/data/outbox/watchQueue';
import { profileSnapshot, queueMessages, setIncognito } from '../../../support/builders/outbox.ts';
import { testDatabase, twoTabs } from '../../../support/fakes/testDatabase.ts';

const PATIENCE = { timeout: 8000 };

function watched(database: TaalDatabase) {
  const onWork = vi.fn();
  onTestFinished(watchQueue(database, onWork));
  return (times: number) => expect.poll(() => onWork.mock.calls.length, PATIENCE).toBe(times);
}

/** Waits until live queries that were made before have seen `count` entries. */
async function seen(database: TaalDatabase, count: number): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await new Promise<void>((resolve) => {
      const stop = observe(
        () => database.outbox.count(),
        (found) => {
          if (found === count) resolve();
        },
      );
      onTestFinished(stop);
    });
  }
}

async function dropFirst(database: TaalDatabase): Promise<void> {
  const [first] = await listEntries(database, 1);
  if (first !== undefined) await database.outbox.delete(first.sequence);
}

it('calls each tab for what another one queues', async () => {
  const [here, there] = twoTabs();
  const works = watched(there);
  await queueMessages(here, ['one']);
  await works(1);
});

it('calls once for each entry, also behind one that waits', async () => {
  const database = testDatabase();
  const works = watched(database);
  await queueMessages(database, ['one']);
  await works(1);
  await enqueueUserProfile(database, profileSnapshot(2, 'Asha'));
  await works(2);
});

it('does not call when an entry begins to be sent, fails or was sent', async () => {
  const database = testDatabase();
  await queueMessages(database, ['one', 'two']);
  const works = watched(database);
  await works(1);
  const [first] = await listEntries(database, 1);
  const update = (change: object) => database.outbox.update(first?.sequence ?? 0, change);
  await update({ state: 'sending' });
  await update({ state: 'waiting', nextAttemptAt: 5000 });
  await dropFirst(database);
  await seen(database, 1);
  await works(1);
});

it('calls for an entry that is restored before all others', async () => {
  const database = testDatabase();
  await queueMessages(database, ['one', 'two']);
  const [first] = await listEntries(database, 1);
  await dropFirst(database);
  const works = watched(database);
  await works(1);
  if (first !== undefined) await database.outbox.put(first);
  await works(2);
});

it('calls when incognito ends, not while it lasts', async () => {
  const database = testDatabase();
  await queueMessages(database, ['one']);
  await setIncognito(database, true);
  let held = true;
  const heldThen: boolean[] = [];
  onTestFinished(watchQueue(database, () => heldThen.push(held)));
  await seen(database, 1);
  held = false;
  await setIncognito(database, false);
  await expect.poll(() => heldThen, PATIENCE).toEqual([false]);
});
