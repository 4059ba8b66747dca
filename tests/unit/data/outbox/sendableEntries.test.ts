import { expect, it, vi } from 'vitest';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { discard } from '@/data/outbox/queue';
import { watchSendable } from '@/data/outbox/sendableEntries';
import { writeValue } from '@/data/repositories/keyValue';
import { queued, queueMessages, setIncognito } from '../../../support/builders/outbox.ts';
import { testDatabase, twoTabs } from '../../../support/fakes/testDatabase.ts';

async function follow(database: TaalDatabase) {
  await queueMessages(database, ['one', 'two', 'three']);
  const entries = await queued(database);
  const sendable = watchSendable(database, entries);
  const reads = vi.spyOn(database.outbox, 'where');
  const all = async () => {
    const each: boolean[] = [];
    for (const entry of entries) each.push(await sendable.isStillSendable(entry));
    return each;
  };
  return { sendable, reads, all, entries };
}

it('reads once for all entries, however often it is asked', async () => {
  const { all, reads } = await follow(testDatabase());
  expect(await all()).toEqual([true, true, true]);
  expect(await all()).toEqual([true, true, true]);
  expect(reads).toHaveBeenCalledOnce();
});

it('knows at once what was taken back, in this tab or another', async () => {
  const [here, there] = twoTabs();
  const { all, entries } = await follow(here);
  expect(await all()).toEqual([true, true, true]);
  const sequences = entries.map(({ sequence }) => sequence);
  await there.outbox.update(sequences[1] ?? 0, { state: 'parked' });
  await discard(there, sequences[1] ?? 0);
  expect(await all()).toEqual([true, false, true]);
  await here.outbox.delete(sequences[2] ?? 0);
  expect(await all()).toEqual([true, false, false]);
});

it('holds everything from the moment that incognito is stored, and lets go with it', async () => {
  const database = testDatabase();
  const { all } = await follow(database);
  expect(await all()).toEqual([true, true, true]);
  await setIncognito(database, true);
  expect(await all()).toEqual([false, false, false]);
  await setIncognito(database, false);
  expect(await all()).toEqual([true, true, true]);
});

it('does not read again for what does not concern it, nor when it has stopped', async () => {
  const database = testDatabase();
  const { all, reads, sendable } = await follow(database);
  await all();
  await writeValue(database, 'theme', 'dark');
  await testDatabase().outbox.clear();
  await all();
  expect(reads).toHaveBeenCalledOnce();
  sendable.stop();
  await database.outbox.clear();
  await all();
  expect(reads).toHaveBeenCalledOnce();
});
