import { expect, it, onTestFinished, vi } from 'vitest';
import { listEntries } from '@/data/outbox/queue';
import { watchQueue } from '@/data/outbox/watchQueue';
import { queueMessages, setIncognito } from '../../../support/outbox.ts';
import { testDatabase, twoTabs } from '../../../support/testDatabase.ts';

it('tells each tab of what another one queues, and of who comes first next', async () => {
  const [here, there] = twoTabs();
  const onWork = vi.fn();
  onTestFinished(watchQueue(there, onWork));
  await queueMessages(here, ['one', 'two']);
  await expect.poll(() => onWork.mock.calls.length, { timeout: 8000 }).toBe(1);
  const [first] = await listEntries(here, 1);
  if (first !== undefined) await here.outbox.delete(first.sequence);
  await expect.poll(() => onWork.mock.calls.length, { timeout: 8000 }).toBe(2);
});

it('tells of what incognito lets go, not of what it holds', async () => {
  const database = testDatabase();
  await queueMessages(database, ['one']);
  await setIncognito(database, true);
  const onWork = vi.fn();
  onTestFinished(watchQueue(database, onWork));
  await setIncognito(database, true);
  expect(onWork).not.toHaveBeenCalled();
  await setIncognito(database, false);
  await expect.poll(() => onWork.mock.calls.length, { timeout: 8000 }).toBe(1);
});
