import type { Classifier } from '../model/classifier';
import { normalise } from '../reading/normalise';
import { DANGER_KINDS, type Danger, type DangerKind } from './dangers';
import { RULES } from './rules';

/** The class of the safety model for messages without danger. */
export const HARMLESS = 'harmless';

/** From this probability on (0..1) a soft check-in is due, and from the other on the whole help. */
export const POSSIBLE = 0.4;
const CERTAIN = 0.8;
/**
 * A rule does not count where the model is sure of a joke: "khudkushi kar lunga agar match hare".
 * An age is an age, however lightly it is said.
 */
const RULE_NEEDS = 0.02;
/** Below this a rule alone leads to a soft check-in. */
const RULE_IS_CERTAIN = 0.1;

const SENTENCE_END = /[.!?।\n]+/u;
/** From so many words on sentences are read by themselves too: danger may be in one of them only. */
const WORDS_FOR_PARTS = 11;
/** How much the strongest sentence counts beside the whole message. */
const PART_COUNTS = 0.3;
/** In a longer message one sentence of danger would drown in the rest: the strongest counts alone. */
const LONG_MESSAGE_WORDS = 30;
const MOST_PARTS = 40;

const isKind = (label: string): label is DangerKind => DANGER_KINDS.some((kind) => kind === label);

function sentencesOf(text: string): readonly (readonly string[])[] {
  const sentences = text.split(SENTENCE_END).slice(0, MOST_PARTS).map(normalise);
  return sentences.filter((words) => words.length > 3);
}

interface Heard {
  readonly probability: number;
  readonly kind: string;
}

function heardIn(words: readonly string[], model: Classifier): Heard {
  const scores = model(words);
  const harmless = scores.find(({ label }) => label === HARMLESS)?.probability ?? 0;
  const kind = scores.find(({ label }) => isKind(label))?.label ?? '';
  return { probability: 1 - harmless, kind };
}

/** What the model hears in a message, given as a whole in words too. */
function heardByModel(text: string, words: readonly string[], model: Classifier): Heard {
  const whole = heardIn(words, model);
  if (words.length < WORDS_FOR_PARTS) return whole;
  const parts = sentencesOf(text).map((sentence) => heardIn(sentence, model));
  if (parts.length < 2) return whole;
  const part = parts.reduce((best, next) => (next.probability > best.probability ? next : best));
  const { kind } = part.probability > whole.probability ? part : whole;
  const probability =
    words.length > LONG_MESSAGE_WORDS
      ? Math.max(whole.probability, part.probability)
      : whole.probability + PART_COUNTS * (part.probability - whole.probability);
  return { probability, kind };
}

function dangerInPart(text: string, model: Classifier): Danger | null {
  const words = normalise(text);
  const rule = RULES.find(([, isIn]) => isIn(words));
  const { probability, kind } = heardByModel(text, words, model);
  if (rule !== undefined && (probability > RULE_NEEDS || rule[0] === 'minor')) {
    const isCertain = probability >= RULE_IS_CERTAIN || rule[0] === 'minor';
    return { kind: rule[0], certainty: isCertain ? 'certain' : 'possible', probability: 1 };
  }
  if (probability < POSSIBLE || !isKind(kind)) return null;
  // The model hears an age in any small number: "8 months, 16 left". A rule knows what is one.
  const isPossible = probability < CERTAIN || kind === 'minor';
  return { kind, certainty: isPossible ? 'possible' : 'certain', probability };
}

/** What is read at once, in UTF-16 code units; the parts overlap, so that no cry is cut in two. */
const PART_LENGTH = 2000;
const PART_STEP = 1900;
/** Of a text with more parts those at its beginning and its end are read. */
const MOST_LATER_PARTS = 4;

function laterPartsOf(text: string): readonly string[] {
  const parts: string[] = [];
  for (let at = PART_STEP; at < text.length - (PART_LENGTH - PART_STEP); at += PART_STEP) {
    parts.push(text.slice(at, at + PART_LENGTH));
  }
  if (parts.length <= MOST_LATER_PARTS) return parts;
  const half = MOST_LATER_PARTS / 2;
  return [...parts.slice(0, half), ...parts.slice(-half)];
}

/**
 * Whether a message speaks of danger, by rules or by the model, whichever hears it. Tuned to hear:
 * a calm question too many costs less than one cry unheard. Of a text over 2,000 characters the
 * later parts count only where they are certain.
 */
export function detectDanger(text: string, model: Classifier): Danger | null {
  const first = dangerInPart(text.slice(0, PART_LENGTH), model);
  if (first?.certainty === 'certain' || text.length <= PART_LENGTH) return first;
  for (const part of laterPartsOf(text)) {
    const danger = dangerInPart(part, model);
    if (danger?.certainty === 'certain') return danger;
  }
  return first;
}
