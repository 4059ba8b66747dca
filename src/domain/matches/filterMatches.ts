import { isBlank } from '../language/isBlank';
import type { Match, MatchFilters } from './match';

/** What the age sliders span, in years (rule R43). */
export const AGE_BOUNDS = [18, 50] as const;

/** What the distance slider spans, in km (rule R43). */
export const DISTANCE_BOUNDS = [1, 100] as const;

/** Where filters begin and what Reset Filters sets (rule R43). */
export const DEFAULT_FILTERS: MatchFilters = {
  ageRange: AGE_BOUNDS,
  distance: 50,
  profession: '',
  interests: [],
  education: '',
};

// Keeps a needle from matching across two fields: nobody types it.
const SEPARATOR = '\0';

interface IndexedMatch {
  readonly match: Match;
  readonly profession: string;
  readonly interests: string;
  readonly searched: string;
}

/** A list made ready for filtering: its texts lower-cased once, not at every keystroke. */
export type MatchIndex = readonly IndexedMatch[];

/** Makes a list ready for filtering; once a list, however often it is then filtered. */
export function indexMatches(matches: readonly Match[]): MatchIndex {
  return matches.map((match) => {
    const profession = match.profession.toLowerCase();
    const interests = match.interests.join(SEPARATOR).toLowerCase();
    const name = match.name.toLowerCase();
    return {
      match,
      profession,
      interests,
      searched: [name, profession, interests].join(SEPARATOR),
    };
  });
}

/**
 * A typed text as it is looked for: phone keyboards leave a space after a chosen word. Empty where
 * nothing of it can be seen.
 */
export function needleOf(text: string): string {
  return isBlank(text) ? '' : text.trim().toLowerCase();
}

/**
 * The matches that satisfy every filter and the search, in the list's order (rule R44). Texts that
 * are blank filter nothing.
 */
export function filterMatches(
  index: MatchIndex,
  filters: MatchFilters,
  search: string,
): readonly Match[] {
  const [youngest, oldest] = filters.ageRange;
  const { distance, education } = filters;
  const profession = needleOf(filters.profession);
  const interests = filters.interests.map(needleOf).filter((needle) => needle !== '');
  const searched = needleOf(search);

  const found: Match[] = [];
  for (const entry of index) {
    const { match } = entry;
    if (match.age < youngest || match.age > oldest || match.distance > distance) continue;
    if (education !== '' && match.education !== education) continue;
    if (!entry.profession.includes(profession) || !entry.searched.includes(searched)) continue;
    if (interests.length > 0 && !interests.some((needle) => entry.interests.includes(needle))) {
      continue;
    }
    found.push(match);
  }
  return found;
}
