import fc from 'fast-check';
import { AGE_BOUNDS, DEFAULT_FILTERS, DISTANCE_BOUNDS } from '@/domain/matches/filterBounds';
import type { MatchFilters } from '@/domain/matches/match';
import { INTEREST_OPTIONS } from '@/domain/profile/interests';
import { EDUCATION } from '@/domain/profile/options';

const ages = fc.integer({ min: AGE_BOUNDS[0], max: AGE_BOUNDS[1] });

/** Filters as the panel can set them; each field is as often at its default as not. */
export const allFilters: fc.Arbitrary<MatchFilters> = fc.record({
  ageRange: fc.oneof(
    fc.constant(DEFAULT_FILTERS.ageRange),
    fc.tuple(ages, ages).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
    fc.constant([24, 28] as const),
  ),
  distance: fc.oneof(
    fc.constant(DEFAULT_FILTERS.distance),
    fc.integer({ min: DISTANCE_BOUNDS[0], max: DISTANCE_BOUNDS[1] }),
    fc.integer({ min: 1, max: 16 }),
  ),
  profession: fc.constantFrom('', '', '', ' ', 'er', 'DOCTOR ', 'Soft', 'pilot'),
  education: fc.constantFrom('', '', '', ...EDUCATION),
  interests: fc.oneof(
    fc.constant([]),
    fc.array(fc.constantFrom(...INTEREST_OPTIONS, 'mus', 'ING ', ''), { maxLength: 3 }),
  ),
});

export const searches = fc.constantFrom('', '', '', '  ', 'a', 'Me', 'MUSIC', 'er ', 'nobody');
