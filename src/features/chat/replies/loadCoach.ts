import { loadCoachModels } from '@/data/loadCoachModels';
import type { Coach } from '@/domain/coach/coach';

let loaded: Coach | null = null;

/** The coach where it is loaded already. */
export const loadedCoach = (): Coach | null => loaded;

/** The coach with all of its words and models: nobody needs them before the first message is sent. */
export async function loadCoach(): Promise<Coach> {
  if (loaded !== null) return loaded;
  const [{ createCoach }, models] = await Promise.all([
    import('@/domain/coach/coach'),
    loadCoachModels(),
  ]);
  loaded = createCoach(models);
  return loaded;
}
