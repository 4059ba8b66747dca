import { normalise } from '../reading/normalise';
import type { Danger } from '../safety/dangers';
import { detectDanger } from '../safety/detectDanger';
import type { CoachModels } from './coachRequest';

/** From this probability on (0..1) a message is clearly about something else. */
const CLEARLY_ELSE = 0.8;
/** What is likelier a danger than not is asked about in any case. */
const LIKELY = 0.5;

/**
 * The danger that a message to the coach speaks of. What only might be one is none where the message
 * is clearly about an everyday subject: of 340 everyday messages 31 are asked about, not 44, for one
 * cry in a hundred less.
 */
export function dangerIn(text: string, { safety, intents }: CoachModels): Danger | null {
  const danger = detectDanger(text, safety);
  if (danger?.certainty !== 'possible' || danger.probability >= LIKELY) return danger;
  const [subject] = intents(normalise(text));
  return (subject?.probability ?? 0) >= CLEARLY_ELSE ? null : danger;
}
