import type { KnownPeople } from '@/domain/coach/conversation/coachRequest';
import type { Services } from '@/services/services';

const NOBODY: KnownPeople = {
  profile: { name: '', location: '', profession: '', interests: [], relationshipGoals: '' },
  matches: [],
  cities: [],
};

/**
 * Loads whom the coach may speak of. Nobody where that part of the app cannot be loaded: the coach
 * then answers without names.
 */
export async function loadPeople(
  services: Pick<Services, 'database' | 'clock' | 'random'>,
): Promise<KnownPeople> {
  const part = await import('./peopleOf').catch(() => null);
  return part === null ? NOBODY : part.peopleOf(services);
}
