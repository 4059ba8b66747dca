import type { CoachAnswer } from './coachRequest';
import { ownReading, RHYTHM_EVERY, rhythmClause } from './rhythm';
import type { Turn } from './turn';

/** Adds what the typing says where it says something: asked for, or now and then by itself. */
export function withRhythm(turn: Turn, answer: CoachAnswer): CoachAnswer {
  const { language, rhythm, wholeText, state } = turn;
  const sinceRhythm = Math.min(state.sinceRhythm + 1, RHYTHM_EVERY);
  const isCalm = answer.danger !== null || answer.state.calmFor > 0 || state.calmFor > 0;
  const isAsked = answer.id.startsWith('howDoIType.');
  const isDue = !isAsked && sinceRhythm >= RHYTHM_EVERY && answer.draft === null;
  const spoken = isAsked ? ownReading(rhythm) : isDue ? rhythmClause(rhythm, wholeText) : null;
  const since = spoken === null || isCalm ? sinceRhythm : 0;
  const text = spoken === null || isCalm ? answer.text : `${spoken[language]} ${answer.text}`;
  return { ...answer, text, state: { ...answer.state, sinceRhythm: since } };
}
