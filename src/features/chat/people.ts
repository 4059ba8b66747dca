import type { CoachRequest } from '@/domain/coach/conversation/coachRequest';
import type { ChatServices } from './chatServices';

/** Whom the coach may speak of. */
export type People = Pick<CoachRequest, 'profile' | 'matches' | 'cities'>;

const NOBODY: People = {
  profile: { name: '', location: '', profession: '', interests: [], relationshipGoals: '' },
  matches: [],
  cities: [],
};

/** The people known here; nobody where what makes them cannot be loaded: an answer comes all the same. */
export async function loadPeople(services: ChatServices): Promise<People> {
  const part = await import('./peopleOf').catch(() => null);
  return part === null ? NOBODY : part.peopleOf(services);
}
