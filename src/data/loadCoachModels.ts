import type { CoachModels } from '@/domain/coach/conversation/coachRequest';
import { createClassifier } from '@/domain/coach/model/classifier';

let loading: Promise<CoachModels> | undefined;

/**
 * The coach's trained models, loaded once; precached, so with no network too. Rejects when they
 * cannot be loaded, and then tries again.
 */
export function loadCoachModels(): Promise<CoachModels> {
  loading ??= import('virtual:coach-models').then(
    ({ intents, safety }) => ({
      intents: createClassifier(intents),
      safety: createClassifier(safety),
    }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
