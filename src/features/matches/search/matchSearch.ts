import * as v from 'valibot';
import { gendersField } from '@/data/database/rows/fields';
import { cutText } from '@/domain/language/cutText';
import { AGE_BOUNDS, DEFAULT_FILTERS, DISTANCE_BOUNDS } from '@/domain/matches/filterBounds';
import type { MatchFilters } from '@/domain/matches/match';
import type { Gender } from '@/domain/profile/genders';

/** Search and filters as they stand in the page's address; what is at its default is left out. */
export interface MatchSearch {
  readonly q?: string;
  readonly ageFrom?: number;
  readonly ageTo?: number;
  readonly distance?: number;
  readonly profession?: string;
  readonly education?: string;
  readonly interests?: readonly string[];
  readonly genders?: readonly Gender[];
  readonly liked?: true;
}

/** Characters that a text in the address has at most. */
export const LONGEST_TEXT = 200;

const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TEXT))), undefined);

function within(low: number, high: number) {
  const whole = v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));
  return v.fallback(v.optional(whole), undefined);
}

const age = within(AGE_BOUNDS[0], AGE_BOUNDS[1]);

const searchSchema = v.object({
  // A search for digits only is read as a number by the address.
  q: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
    undefined,
  ),
  ageFrom: age,
  ageTo: age,
  distance: within(DISTANCE_BOUNDS[0], DISTANCE_BOUNDS[1]),
  profession: text,
  education: text,
  interests: v.fallback(
    v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_TEXT))), v.maxLength(50))),
    undefined,
  ),
  genders: v.optional(gendersField),
  liked: v.fallback(v.optional(v.literal(true)), undefined),
});

/** Search and filters from an address; what it says wrongly counts as left out. */
export function parseMatchSearch(raw: unknown): MatchSearch {
  const parsed = v.safeParse(searchSchema, raw);
  return parsed.success ? withoutUndefined(parsed.output) : {};
}

function withoutUndefined(search: v.InferOutput<typeof searchSchema>): MatchSearch {
  const { q, ageFrom, ageTo, distance, profession, education, interests, genders, liked } = search;
  return {
    ...(q === undefined || q === '' ? {} : { q: cutText(q, LONGEST_TEXT) }),
    ...(ageFrom === undefined ? {} : { ageFrom }),
    ...(ageTo === undefined ? {} : { ageTo }),
    ...(distance === undefined ? {} : { distance }),
    ...(profession === undefined || profession === '' ? {} : { profession }),
    ...(education === undefined || education === '' ? {} : { education }),
    ...(interests === undefined || interests.length === 0 ? {} : { interests }),
    ...(genders === undefined || genders.length === 0 ? {} : { genders }),
    ...(liked === undefined ? {} : { liked }),
  };
}

/** The filters that an address stands for. */
export function filtersOf(search: MatchSearch): MatchFilters {
  const [lowest, highest] = DEFAULT_FILTERS.ageRange;
  const low = search.ageFrom ?? lowest;
  const high = search.ageTo ?? highest;
  return {
    ageRange: [Math.min(low, high), Math.max(low, high)],
    distance: search.distance ?? DEFAULT_FILTERS.distance,
    profession: search.profession ?? DEFAULT_FILTERS.profession,
    education: search.education ?? DEFAULT_FILTERS.education,
    interests: search.interests ?? DEFAULT_FILTERS.interests,
    ...(search.genders === undefined ? {} : { genders: search.genders }),
    ...(search.liked === undefined ? {} : { liked: search.liked }),
  };
}

/**
 * The address that stands for search and filters. What an address cannot say is left out: stored
 * filters that are never found in the address would be put into it again and again.
 */
export function searchOf(filters: MatchFilters, q: string): MatchSearch {
  const [lowest, highest] = DEFAULT_FILTERS.ageRange;
  const [low, high] = filters.ageRange;
  return parseMatchSearch({
    q,
    ageFrom: low === lowest ? undefined : low,
    ageTo: high === highest ? undefined : high,
    distance: filters.distance === DEFAULT_FILTERS.distance ? undefined : filters.distance,
    profession: filters.profession,
    education: filters.education,
    interests: [...filters.interests],
    genders: [...(filters.genders ?? [])],
    liked: filters.liked === true ? true : undefined,
  });
}
