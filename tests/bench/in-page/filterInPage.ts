import { DEFAULT_FILTERS } from '../../../src/domain/matches/filterBounds.ts';
import { filterMatches, indexMatches } from '../../../src/domain/matches/filterMatches.ts';
import { generateMany } from '../../../src/domain/matches/generateMatches.ts';

const PEOPLE = 5000;
const KEYS = 'photography mumbai designer';

/** Milliseconds that refiltering takes for each key typed into the search box. */
export function measureFiltering(): number[] {
  const index = indexMatches(generateMany(PEOPLE, 'user_1_bench', Date.now()));
  const filters = { ...DEFAULT_FILTERS, distance: 12, interests: ['Music', 'Travel'] };
  return Array.from(KEYS, (_, key) => {
    const start = performance.now();
    filterMatches(index, filters, KEYS.slice(0, key + 1));
    return performance.now() - start;
  });
}
