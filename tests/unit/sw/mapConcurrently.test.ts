import { expect, it } from 'vitest';
import { mapConcurrently } from '../../../sw/mapConcurrently.ts';
import { settled } from '../../support/fakes/manualTime.ts';

it('does all in order, so many at a time', async () => {
  const begun: string[] = [];
  const open: (() => void)[] = [];
  const done = mapConcurrently([...'abcde'], 2, (item) => {
    begun.push(item);
    return new Promise((resolve) => open.push(resolve));
  });
  expect(begun).toEqual(['a', 'b']);
  for (let finished = 0; finished < 5; finished += 1) {
    open[finished]?.();
    await settled();
    expect(begun).toHaveLength(Math.min(finished + 3, 5));
  }
  await done;
  expect(begun.join('')).toBe('abcde');
});

it('throws what a task throws', async () => {
  const failing = async (item: string) => {
    if (item === 'b') throw new Error('Gone');
  };
  await expect(mapConcurrently([...'abc'], 2, failing)).rejects.toThrow('Gone');
});

it('has nothing to do for nothing', async () => {
  await expect(
    mapConcurrently([], 6, () => Promise.reject(new Error('Asked'))),
  ).resolves.toBeUndefined();
});
