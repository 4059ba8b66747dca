import { useLiveQuery } from 'dexie-react-hooks';
import { getHiddenMatches } from '@/data/repositories/hiddenMatches';
import { findUserId } from '@/data/repositories/values/userId';
import type { ProfileServices } from '../profileServices';

export interface HiddenPerson {
  readonly id: string;
  readonly name: string;
  readonly reportReason: string | null;
}

const NOBODY: readonly HiddenPerson[] = [];

async function read({ database, clock }: ProfileServices): Promise<HiddenPerson[]> {
  const hidden = await getHiddenMatches(database);
  if (hidden.length === 0) return [];
  // A live query must not write, and a person who has hidden someone has an id.
  const userId = (await findUserId(database)) ?? '';
  // After the last read, which the live query follows; few people have hidden anyone.
  const { generateMatches } = await import('@/domain/matches/generateMatches');
  const names = new Map(generateMatches(userId, clock()).map(({ id, name }) => [id, name]));
  return hidden.map(({ matchId, reportReason }) => ({
    id: matchId,
    name: names.get(matchId) ?? 'Someone',
    reportReason,
  }));
}

/** The people who are hidden now, by name. */
export function useHiddenPeople(services: ProfileServices): readonly HiddenPerson[] {
  return useLiveQuery(() => read(services), [services]) ?? NOBODY;
}
