import Dexie from 'dexie';
import { describe, expect, it, vi } from 'vitest';
import { observableHealth } from '@/data/database/health';
import { getMatchFilters, putMatchFilters } from '@/data/repositories/matchFilters';
import { putUserProfile } from '@/data/repositories/userProfile';
import { DEFAULT_FILTERS } from '@/domain/matches/filterBounds';
import type { MatchFilters } from '@/domain/matches/match';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { createStore } from '@/domain/store';
import { createFilterKeeper, rememberedFilters } from '@/features/matches/search/filterKeeper';
import { gate } from '../../../../support/fakes/gate.ts';
import { testDatabase } from '../../../../support/fakes/testDatabase.ts';

const within = (distance: number): MatchFilters => ({ ...DEFAULT_FILTERS, distance });

function keeper() {
  const database = testDatabase();
  const unsaved = createStore<MatchFilters | null>(null);
  const health = observableHealth();
  const keep = createFilterKeeper({ database, health }, unsaved);
  return { database, health, unsaved, keep };
}

/** Lets the next write wait at a gate, and begin only behind it. */
function holdNextWrite(database: ReturnType<typeof testDatabase>) {
  const held = gate();
  const put = database.keyValue.put.bind(database.keyValue);
  const spy = vi
    .spyOn(database.keyValue, 'put')
    .mockImplementationOnce((row) => Dexie.Promise.resolve(held.passed()).then(() => put(row)));
  return { held, spy };
}

describe('the filters of /matches', () => {
  it('are known while their write is held back, and stored after it', async () => {
    const { database, unsaved, keep } = keeper();
    const { held } = holdNextWrite(database);
    const end = keep(within(12));
    expect(unsaved.get()).toEqual(within(12));
    await held.reached;
    expect(await getMatchFilters(database)).toBeNull();
    held.open();
    await end;
    expect(await getMatchFilters(database)).toEqual(within(12));
    expect(unsaved.get()).toBeNull();
  });

  it('end as the last choice of a fast slider, with two writes for five steps', async () => {
    const { database, unsaved, keep } = keeper();
    const { held, spy } = holdNextWrite(database);
    const first = keep(within(40));
    await held.reached;
    const rest = [30, 20, 15, 10].map((distance) => keep(within(distance)));
    held.open();
    await Promise.all([first, ...rest]);
    expect(await getMatchFilters(database)).toEqual(within(10));
    expect(unsaved.get()).toBeNull();
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it('stay known when the device has no room, which the health tells', async () => {
    const { database, health, unsaved, keep } = keeper();
    const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    await putMatchFilters(database, within(40));
    vi.spyOn(database.keyValue, 'put').mockImplementationOnce(() => Dexie.Promise.reject(full));
    await expect(keep(within(12))).rejects.toBe(full);
    expect(health.get().room).toBe('short');
    expect(unsaved.get()).toEqual(within(12));
    await keep(within(9));
    expect(health.get().room).toBe('enough');
    expect(await getMatchFilters(database)).toEqual(within(9));
    expect(unsaved.get()).toBeNull();
  });

  it('are stored also when the write before them fails', async () => {
    const { database, keep } = keeper();
    const broken = gate();
    const fail = async () => {
      await broken.passed();
      throw new Error('broken');
    };
    vi.spyOn(database.keyValue, 'put').mockImplementationOnce(() => Dexie.Promise.resolve(fail()));
    const refused = expect(keep(within(12))).rejects.toThrow('broken');
    await broken.reached;
    const kept = keep(within(9));
    broken.open();
    await refused;
    await kept;
    expect(await getMatchFilters(database)).toEqual(within(9));
  });
});

it('at first are whom the person looks for, then what was chosen, also nobody in particular', async () => {
  const database = testDatabase();
  expect(await rememberedFilters(database)).toEqual(DEFAULT_FILTERS);
  const lookingFor = { ages: [20, 30], genders: ['Men'] } as const;
  await putUserProfile(database, { ...EMPTY_USER_PROFILE, lookingFor });
  expect(await rememberedFilters(database)).toEqual({
    ...DEFAULT_FILTERS,
    ageRange: [20, 30],
    genders: ['Men'],
  });
  await putMatchFilters(database, { ...DEFAULT_FILTERS, liked: true });
  expect(await rememberedFilters(database)).toEqual({ ...DEFAULT_FILTERS, liked: true });
  await putMatchFilters(database, DEFAULT_FILTERS);
  expect(await rememberedFilters(database)).toEqual(DEFAULT_FILTERS);
});
