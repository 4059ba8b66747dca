import { loadCoachModels } from '@/data/loadCoachModels';
import type { CoachAnswer, CoachRequest } from '@/domain/coach/conversation/coachRequest';

/** The coach, ready to answer. */
export interface Coach {
  readonly answer: (request: CoachRequest) => CoachAnswer;
  /** Whether a message speaks of danger. */
  readonly hearsDanger: (text: string) => boolean;
}

let loaded: Coach | null = null;

/** The coach where it is loaded already. */
export const loadedCoach = (): Coach | null => loaded;

/** The coach with all of its words and models: nobody needs them before the first message is sent. */
export async function loadCoach(): Promise<Coach> {
  if (loaded !== null) return loaded;
  const [{ answerMessage, dangerIn }, models] = await Promise.all([
    import('@/domain/coach/conversation/answerMessage'),
    loadCoachModels(),
  ]);
  loaded = {
    answer: (request) => answerMessage(request, models),
    hearsDanger: (text) => dangerIn(text, models) !== null,
  };
  return loaded;
}
