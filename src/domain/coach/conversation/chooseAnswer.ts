import type { Answer, Awaited, Condition, Intent, SubjectGroup } from '../intent';
import type { Language } from '../reading/languages';
import { fillIn, placeholdersOf } from './fillIn';
import type { Slots } from './hearing/slots';
import { ALL_SAID } from './phrasesOfCoach';

/** What is known when an answer is chosen; `answer` is what was said to a yes-or-no question. */
export interface Known {
  readonly slots: Slots;
  readonly answer?: 'yes' | 'no' | undefined;
  /** The group of the subject that a follow-up goes back to. */
  readonly about?: SubjectGroup | undefined;
}

export interface ChosenAnswer {
  readonly id: string;
  readonly text: string;
  readonly asks: Awaited | null;
}

interface Candidate extends ChosenAnswer {
  /** How much of what was said it takes up. */
  readonly weight: number;
}

function isIn<Value>(one: Value | undefined, wanted: Value | readonly Value[]): boolean {
  return Array.isArray(wanted) ? wanted.includes(one) : one === wanted;
}

function isMet(condition: Condition, { slots, answer, about }: Known): boolean {
  const { days, relation } = condition;
  if (condition.about !== undefined && !isIn(about, condition.about)) return false;
  if (condition.answer !== undefined && condition.answer !== answer) return false;
  if (days !== undefined) {
    if (slots.days === undefined) return false;
    if (slots.days < days[0] || slots.days > days[1]) return false;
  }
  return relation === undefined || isIn(slots.relation, relation);
}

const YES_OR_NO_WEIGHT = 4;
/** A follow-up is answered for its subject before what else is known. */
const ABOUT_WEIGHT = 1;

function candidate(
  id: string,
  given: string | Answer,
  known: Known,
  language: Language,
): Candidate | null {
  const answer: Answer = typeof given === 'string' ? { text: given } : given;
  const { text, when = {} } = answer;
  if (!isMet(when, known)) return null;
  const filled = fillIn(text, known.slots, language);
  if (filled === null) return null;
  const takenUp = new Set([...Object.keys(when), ...placeholdersOf(text)]);
  // What answers the coach's own question goes before all that is merely known.
  const weight =
    takenUp.size +
    (when.answer === undefined ? 0 : YES_OR_NO_WEIGHT) +
    (when.about === undefined ? 0 : ABOUT_WEIGHT);
  return { id, text: filled, asks: answer.asks ?? null, weight };
}

/** The admission that all there is on a subject was said. */
const allSaid = (language: Language): readonly Candidate[] =>
  ALL_SAID[language].map((text, index) => ({
    id: `allSaid.${language}.${index}`,
    text,
    asks: null,
    weight: 0,
  }));

/** Whether an intent has an answer that takes up what was said just now: "two days" after "how long?". */
export function takesUp(intent: Intent, said: Slots, known: Known, language: Language): boolean {
  return intent.answers[language].some((given) => {
    if (typeof given === 'string' || candidate('', given, known, language) === null) return false;
    const { text, when = {} } = given;
    return [...Object.keys(when), ...placeholdersOf(text)].some((slot) => slot in said);
  });
}

/**
 * The answer of an intent that takes up most of what is known and was not given lately; of several
 * that are equal the first, as the most general ones stand first. When all were given lately, that this was all, and then the oldest of them.
 */
export function chooseAnswer(
  id: string,
  intent: Intent,
  known: Known,
  language: Language,
  recentIds: readonly string[],
): ChosenAnswer {
  const all = intent.answers[language].flatMap(
    (given, index) => candidate(`${id}.${language}.${index}`, given, known, language) ?? [],
  );
  const fresh = all.filter((one) => !recentIds.includes(one.id));
  const further = allSaid(language).filter((one) => !recentIds.includes(one.id));
  const age = (one: Candidate) => recentIds.lastIndexOf(one.id);
  const oldest = [...all].sort((one, other) => age(one) - age(other)).slice(0, 1);
  const pool = [fresh, further, oldest].find((some) => some.length > 0) ?? all;
  const most = Math.max(...pool.map(({ weight }) => weight));
  const best = pool.filter(({ weight }) => weight === most);
  const [picked] = best;
  if (picked === undefined) throw new Error(`The intent ${id} has no answer in ${language}`);
  return { id: picked.id, text: picked.text, asks: picked.asks };
}
