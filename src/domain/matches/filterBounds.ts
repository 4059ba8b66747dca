import type { MatchFilters } from './match';

/** What the age sliders span, in years (rule “Filter bounds”). */
export const AGE_BOUNDS = [18, 50] as const;

/** What the distance slider spans, in km (rule “Filter bounds”). */
export const DISTANCE_BOUNDS = [1, 100] as const;

/**
 * What Reset Filters sets, and where filters begin unless the person looks for somebody else (rules
 * “Filter bounds” and “Who I am looking for”).
 */
export const DEFAULT_FILTERS: MatchFilters = {
  ageRange: AGE_BOUNDS,
  distance: 50,
  profession: '',
  interests: [],
  education: '',
};
