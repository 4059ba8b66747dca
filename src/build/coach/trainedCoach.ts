import { INTENT_EXAMPLES, SAFETY_EXAMPLES } from '../../domain/coach/examples.ts';
import { trainCoach } from './trainCoach.ts';

/** Both models, trained from all examples of the project. */
export const trainedCoach = () => trainCoach(INTENT_EXAMPLES, SAFETY_EXAMPLES);
