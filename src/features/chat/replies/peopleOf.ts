import { getHiddenMatches } from '@/data/repositories/hiddenMatches';
import { getUserProfile } from '@/data/repositories/userProfile';
import { getUserId } from '@/data/repositories/values/userId';
import type { KnownPeople } from '@/domain/coach/conversation/coachRequest';
import { generateMatches } from '@/domain/matches/generateMatches';
import { findCity } from '@/domain/matches/people/findCity';
import { moveToCity } from '@/domain/matches/people/moveToCity';
import { METROS } from '@/domain/matches/people/places';
import type { Services } from '@/services/services';

const CITIES = METROS.map(({ city }) => city);

/** The own profile, and the matches that are not hidden. */
export async function peopleOf({
  database,
  clock,
  random,
}: Pick<Services, 'database' | 'clock' | 'random'>): Promise<KnownPeople> {
  const userId = await getUserId(database, clock, random);
  const { profile } = await getUserProfile(database);
  const hidden = new Set((await getHiddenMatches(database)).map(({ matchId }) => matchId));
  const everyone = moveToCity(generateMatches(userId, clock()), userId, profile.location);
  const matches = everyone.filter(({ id }) => !hidden.has(id));
  const own = findCity(profile.location)?.city;
  const cities = own === undefined || CITIES.includes(own) ? CITIES : [...CITIES, own];
  return { profile, matches, cities };
}
