import type { LookingFor } from '../profile/genders';
import { ANYONE } from '../profile/lookingFor';
import { AGE_BOUNDS, DEFAULT_FILTERS } from './filterBounds';
import type { MatchFilters } from './match';

/**
 * The filters that a person begins with: whom they look for, as far as the filters can say it, or
 * else the defaults (rule “Who I am looking for”).
 */
export function beginningFilters({ ages, genders }: LookingFor = ANYONE): MatchFilters {
  const [lowest, highest] = AGE_BOUNDS;
  const within = (age: number) => Math.min(highest, Math.max(lowest, age));
  return {
    ...DEFAULT_FILTERS,
    ...(ages === null
      ? {}
      : { ageRange: [within(Math.min(...ages)), within(Math.max(...ages))] as const }),
    ...(genders.length === 0 ? {} : { genders }),
  };
}

/** Whether two filters narrow the list alike. */
export function areSameFilters(one: MatchFilters, other: MatchFilters): boolean {
  const plain = (filters: MatchFilters) => {
    const { ageRange, distance, profession, education, interests } = filters;
    const genders = [...(filters.genders ?? [])].sort();
    const liked = filters.liked === true;
    return JSON.stringify([ageRange, distance, profession, education, interests, genders, liked]);
  };
  return plain(one) === plain(other);
}
