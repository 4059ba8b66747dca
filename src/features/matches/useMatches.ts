import { useLiveQuery } from 'dexie-react-hooks';
import { useDeferredValue, useMemo } from 'react';
import { getHiddenMatches } from '@/data/repositories/hiddenMatches';
import { getLikes } from '@/data/repositories/likes';
import { getUserProfile } from '@/data/repositories/userProfile';
import { getUserId } from '@/data/repositories/values/userId';
import { generateMatches } from '@/domain/matches/generateMatches';
import type { Match } from '@/domain/matches/match';
import { moveToCity } from '@/domain/matches/people/moveToCity';
import type { UserProfile } from '@/domain/profile/ownProfile';
import { useLoaded } from '@/ui/state/useLoaded';
import type { MatchesServices } from './matchesServices';

export interface LoadedMatches {
  readonly userId: string;
  /** Everyone who is not hidden. */
  readonly matches: readonly Match[];
  readonly likes: ReadonlySet<string>;
  readonly profile: UserProfile;
}

interface People {
  readonly userId: string;
  readonly matches: readonly Match[];
}

const NOBODY: People = { userId: '', matches: [] };

async function load({ database, clock, random }: MatchesServices): Promise<People> {
  const userId = await getUserId(database, clock, random);
  return { userId, matches: generateMatches(userId, clock()) };
}

/** The matches of this person: 'loading', then what was loaded, or 'failed'. */
export function useMatches(services: MatchesServices): LoadedMatches | 'loading' | 'failed' {
  const { database } = services;
  const loadedPeople = useLoaded(
    () =>
      load(services).catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: logged only; the spinner ends (rule R59).
        console.warn('The matches could not be loaded', error);
        return 'failed' as const;
      }),
    [services],
  );
  const found = useLiveQuery(
    async () => ({
      likes: await getLikes(database),
      hidden: new Set((await getHiddenMatches(database)).map(({ matchId }) => matchId)),
      profile: await getUserProfile(database),
    }),
    [database],
  );

  // Ten cards at once would keep a slow phone from answering; deferred, they are drawn in slices.
  const people = useDeferredValue(loadedPeople);
  const stored = useDeferredValue(found);
  const everyone = people === null || people === 'failed' ? NOBODY : people;
  const location = stored?.profile.profile.location ?? '';
  const settled = useMemo(
    () => moveToCity(everyone.matches, everyone.userId, location),
    [everyone, location],
  );
  if (people === 'failed') return 'failed';
  if (people === null || stored === undefined) return 'loading';
  const matches = settled.filter(({ id }) => !stored.hidden.has(id));
  return { userId: people.userId, matches, likes: stored.likes, profile: stored.profile };
}
