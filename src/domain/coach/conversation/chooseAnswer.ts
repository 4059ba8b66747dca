import { pickOne } from '@/domain/pickOne';
import type { Random } from '@/domain/random';
import type { Answer, Awaited, Condition, Intent } from '../intent';
import type { Language } from '../reading/languages';
import { fillIn, placeholdersOf } from './fillIn';
import { ALL_SAID } from './phrasesOfCoach';
import type { Slots } from './slots';

/** What is known when an answer is chosen; `answer` is what was said to a yes-or-no question. */
export interface Known {
  readonly slots: Slots;
  readonly answer?: 'yes' | 'no' | undefined;
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

function isMet(condition: Condition, { slots, answer }: Known): boolean {
  const { days, relation } = condition;
  if (condition.answer !== undefined && condition.answer !== answer) return false;
  if (days !== undefined) {
    if (slots.days === undefined) return false;
    if (slots.days < days[0] || slots.days > days[1]) return false;
  }
  if (relation === undefined) return true;
  const relations: readonly string[] = typeof relation === 'string' ? [relation] : relation;
  return slots.relation !== undefined && relations.includes(slots.relation);
}

const YES_OR_NO_WEIGHT = 4;

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
  const weight = takenUp.size + (when.answer === undefined ? 0 : YES_OR_NO_WEIGHT);
  return { id, text: filled, asks: answer.asks ?? null, weight };
}

/** What else there is to say on a subject, the further text before the admission that it is all. */
function furtherTexts(id: string, intent: Intent, language: Language): readonly Candidate[] {
  const further = Object.entries(intent.followUps ?? {}).map(([kind, texts]) => ({
    id: `${id}.${language}.${kind}`,
    text: texts[language],
    asks: null,
    weight: 1,
  }));
  const end = ALL_SAID[language].map((text, index) => ({
    id: `allSaid.${language}.${index}`,
    text,
    asks: null,
    weight: 0,
  }));
  return [...further.filter(({ id: own }) => own.endsWith('whatThen')), ...end];
}

/**
 * The answer of an intent that takes up most of what is known and was not given lately; of several
 * that are equal one by chance. When all were given lately, what else there is, then that this was
 * all, and then the oldest of them.
 */
export function chooseAnswer(
  id: string,
  intent: Intent,
  known: Known,
  language: Language,
  recentIds: readonly string[],
  random: Random,
): ChosenAnswer {
  const all = intent.answers[language].flatMap(
    (given, index) => candidate(`${id}.${language}.${index}`, given, known, language) ?? [],
  );
  const fresh = all.filter((one) => !recentIds.includes(one.id));
  const further = furtherTexts(id, intent, language).filter((one) => !recentIds.includes(one.id));
  const age = (one: Candidate) => recentIds.lastIndexOf(one.id);
  const oldest = [...all].sort((one, other) => age(one) - age(other)).slice(0, 1);
  const pool = [fresh, further, oldest].find((some) => some.length > 0) ?? all;
  const most = Math.max(...pool.map(({ weight }) => weight));
  const best = pool.filter(({ weight }) => weight === most);
  const picked = pickOne(best, random);
  if (picked === undefined) throw new Error(`The intent ${id} has no answer in ${language}`);
  return { id: picked.id, text: picked.text, asks: picked.asks };
}
