import { expect, it, vi } from 'vitest';
import { askToPersist } from '@/features/data-ownership/storage/askToPersist';
import { memoryPlace } from '../../../../support/fakes/memoryPlace.ts';

const DAY_MS = 24 * 3_600_000;

it('asks once a week at most', async () => {
  const manager = { persist: vi.fn(async () => false), persisted: async () => false };
  const where = memoryPlace();
  await askToPersist(() => 0, manager, where);
  await askToPersist(() => DAY_MS, manager, where);
  expect(manager.persist).toHaveBeenCalledTimes(1);
  await askToPersist(() => 7 * DAY_MS, manager, where);
  expect(manager.persist).toHaveBeenCalledTimes(2);
});

it('does not ask for what it has, nor where nobody can be asked', async () => {
  const manager = { persist: vi.fn(async () => true), persisted: async () => true };
  await askToPersist(() => 0, manager, memoryPlace());
  expect(manager.persist).not.toHaveBeenCalled();
  await askToPersist(() => 0, null, memoryPlace());
});

it('never throws where the browser refuses', async () => {
  const persist = vi.fn(async () => true);
  const refuse = async () => {
    throw new TypeError('not allowed');
  };
  await askToPersist(() => 0, { persist: refuse, persisted: async () => false }, memoryPlace());
  await askToPersist(() => 0, { persist, persisted: refuse }, memoryPlace());
  expect(persist).not.toHaveBeenCalled();
});
