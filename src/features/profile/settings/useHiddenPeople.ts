import { useLiveQuery } from 'dexie-react-hooks';
import { getHiddenMatches } from '@/data/repositories/hiddenMatches';
import { findUserId } from '@/data/repositories/values/userId';
import type { Services } from '@/services/services';
import { useServices } from '@/services/useServices';

export interface HiddenPerson {
  readonly id: string;
  readonly name: string;
  readonly reportReason: string | null;
}

const NOBODY: readonly HiddenPerson[] = [];

async function read({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<HiddenPerson[]> {
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
export function useHiddenPeople(): readonly HiddenPerson[] {
  const services = useServices();
  return useLiveQuery(() => read(services), [services]) ?? NOBODY;
}
