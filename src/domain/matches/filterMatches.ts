import { isBlank } from '../language/isBlank';
import type { Match, MatchFilters } from './match';
import { genderOf } from './people/portraits';

// Keeps a needle from matching across two fields: nobody types it.
const SEPARATOR = '\0';

interface IndexedMatch {
  readonly match: Match;
  readonly isLiked: boolean;
  readonly profession: string;
  readonly interests: string;
  readonly searched: string;
}

/** A list made ready for filtering: its texts lower-cased once, not at every keystroke. */
export type MatchIndex = readonly IndexedMatch[];

const NO_LIKES: ReadonlySet<string> = new Set();

/**
 * Makes a list ready for filtering; once a list, however often it is then filtered. `likes` holds
 * the ids of the liked ones.
 */
export function indexMatches(
  matches: readonly Match[],
  likes: ReadonlySet<string> = NO_LIKES,
): MatchIndex {
  return matches.map((match) => {
    const profession = match.profession.toLowerCase();
    const interests = match.interests.join(SEPARATOR).toLowerCase();
    const name = match.name.toLowerCase();
    return {
      match,
      isLiked: likes.has(match.id),
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

/** Whether a match counts among the chosen genders; none chosen means everyone. */
function isWanted(match: Match, genders: MatchFilters['genders'] = []): boolean {
  if (genders.length === 0) return true;
  const gender = genderOf(match.profileImage);
  return gender !== undefined && genders.includes(gender);
}

/**
 * The matches that satisfy every filter and the search, in the list's order (rule “Filter logic”).
 * Texts that are blank filter nothing.
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
    if (filters.liked === true && !entry.isLiked) continue;
    if (!isWanted(match, filters.genders)) continue;
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
