import { useLiveQuery } from 'dexie-react-hooks';
import { useDeferredValue, useMemo } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getHiddenMatches } from '@/data/repositories/hiddenMatches';
import { getLikes } from '@/data/repositories/likes';
import { getUserProfile } from '@/data/repositories/userProfile';
import { getUserId } from '@/data/repositories/values/userId';
import { generateMatches } from '@/domain/matches/generateMatches';
import type { Match } from '@/domain/matches/match';
import { moveToCity } from '@/domain/matches/people/moveToCity';
import type { UserProfile } from '@/domain/profile/ownProfile';
import type { Services } from '@/services/services';
import { useServices } from '@/services/useServices';
import { useLoaded } from '@/ui/state/useLoaded';

export interface LoadedMatches {
  readonly userId: string;
  /** When they were made, in milliseconds: who was active lately is told by it. */
  readonly loadedAt: number;
  /** Everyone who is not hidden. */
  readonly matches: readonly Match[];
  readonly likes: ReadonlySet<string>;
  readonly profile: UserProfile;
}

interface People {
  readonly userId: string;
  readonly loadedAt: number;
  readonly matches: readonly Match[];
}

const NOBODY: People = { userId: '', loadedAt: 0, matches: [] };

/** Logged only: the spinner ends, and the screen offers to try again (rule “Failures”). */
function failed(error: unknown): 'failed' {
  // biome-ignore lint/suspicious/noConsole: logged only (rule “Failures”).
  console.warn('The matches could not be loaded', error);
  return 'failed';
}

async function load({
  database,
  clock,
  random,
}: Pick<Services, 'database' | 'clock' | 'random'>): Promise<People> {
  const userId = await getUserId(database, clock, random);
  const loadedAt = clock();
  return { userId, loadedAt, matches: generateMatches(userId, loadedAt) };
}

/** Reads the person's likes, hidden people and own profile. */
async function readChoices(database: TaalDatabase) {
  return {
    likes: await getLikes(database),
    hidden: new Set((await getHiddenMatches(database)).map(({ matchId }) => matchId)),
    profile: await getUserProfile(database),
  };
}

/** The matches of this person: 'loading', then what was loaded, or 'failed'. */
export function useMatches(): LoadedMatches | 'loading' | 'failed' {
  const services = useServices();
  const { database } = services;
  const loadedPeople = useLoaded(() => load(services).catch(failed), [services]);
  const found = useLiveQuery(() => readChoices(database).catch(failed), [database]);

  // Ten cards at once would keep a slow phone from answering; deferred, they are drawn in slices.
  const people = useDeferredValue(loadedPeople);
  const stored = useDeferredValue(found);
  const everyone = people === null || people === 'failed' ? NOBODY : people;
  const location = typeof stored === 'object' ? stored.profile.profile.location : '';
  const settled = useMemo(
    () => moveToCity(everyone.matches, everyone.userId, location),
    [everyone, location],
  );
  if (people === 'failed' || stored === 'failed') return 'failed';
  if (people === null || stored === undefined) return 'loading';
  const matches = settled.filter(({ id }) => !stored.hidden.has(id));
  const { userId, loadedAt } = people;
  return { userId, loadedAt, matches, likes: stored.likes, profile: stored.profile };
}
