import { afterEach, expect, test, vi } from 'vitest';
import { secureRandom } from '@/app/secureRandom';
import { getUserId } from '@/data/repositories/values/userId';
import { testDatabase } from '../../support/fakes/testDatabase.ts';

afterEach(() => vi.unstubAllGlobals());

function draw(value: number): void {
  vi.stubGlobal('crypto', { getRandomValues: (numbers: Uint32Array) => numbers.fill(value) });
}

test('is from 0 up to, but never, 1', () => {
  draw(0);
  expect(secureRandom()).toBe(0);
  draw(2 ** 32 - 1);
  expect(secureRandom()).toBe(1 - 2 ** -53);
});

test('makes ids of the known form, one unlike the other', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const ids = await Promise.all(
    Array.from({ length: 20 }, () => getUserId(testDatabase(), () => 1, secureRandom)),
  );
  for (const id of ids) expect(id).toMatch(/^user_1_[a-z0-9]{1,9}$/);
  expect(new Set(ids).size).toBe(20);
});
