import { answerMessage } from './conversation/answerMessage';
import type { CoachAnswer, CoachModels, CoachRequest } from './conversation/coachRequest';
import { dangerIn } from './conversation/hearing/dangerIn';

/** The coach with its trained models. */
export interface Coach {
  readonly answer: (request: CoachRequest) => CoachAnswer;
  /** Whether a message speaks of danger. */
  readonly hearsDanger: (text: string) => boolean;
}

export function createCoach(models: CoachModels): Coach {
  return {
    answer: (request) => answerMessage(request, models),
    hearsDanger: (text) => dangerIn(text, models) !== null,
  };
}
