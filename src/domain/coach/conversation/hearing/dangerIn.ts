import { normalise } from '../../reading/normalise';
import type { Danger } from '../../safety/dangers';
import { detectDanger, POSSIBLE } from '../../safety/detectDanger';
import type { CoachModels } from '../coachRequest';

/** How much more is needed the surer the message is about an everyday subject; 0..1. */
const DOUBT = 0.15;
/** The whole help for nothing costs a conversation; a soft question names the helpline as well. */
const CERTAIN = 0.9;
const CLEAR_SUBJECT = 0.08;

/**
 * The danger that a message to the coach speaks of. What only might be one needs the more the surer
 * the message is about an everyday subject: of 340 everyday messages some 25 are asked about then,
 * not 38, for one cry in a hundred less.
 */
export function dangerIn(text: string, { safety, intents }: CoachModels): Danger | null {
  const danger = detectDanger(text, safety);
  if (danger === null) return danger;
  const [subject] = intents(normalise(text));
  // "They'll leave us alone ten minutes" of a rishta meeting is a meeting, however it sounds.
  const certain = CERTAIN + CLEAR_SUBJECT * (subject?.probability ?? 0);
  if (danger.probability >= certain) return danger;
  const needed = POSSIBLE + DOUBT * (subject?.probability ?? 0);
  return danger.probability < needed ? null : { ...danger, certainty: 'possible' };
}
