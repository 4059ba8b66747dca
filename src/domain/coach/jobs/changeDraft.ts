import { pickOne } from '@/domain/pickOne';
import type { InLanguages } from '../intent';
import { languageOf } from '../reading/language';
import type { Language } from '../reading/languages';
import { normalise } from '../reading/normalise';
import { type Change, FILLERS, HARSHNESS, PLEADING, STIFFNESS } from './content/changes';
import {
  LIGHT_ENDINGS,
  LIGHT_ENDINGS_OF_ANY,
  QUESTIONS,
  SOFT_ENDINGS,
  SOFT_STARTS,
} from './content/endings';
import { CHANGED, HAS_QUESTION, SHORTENED, UNCHANGED } from './content/frames';
import { NUDGES } from './content/messages';
import type { Job, JobRequest, JobResult } from './job';
import { frame, pickText } from './pickText';
import { isWorn } from './reviewDraft';
import { writeNudge, writeOpener } from './writeMessage';

const SENTENCE = /[^.!?।\n]+[.!?।]*/gu;
const KEPT_SENTENCES = 2;
/** What is left of a text is a mere greeting up to so many words. */
const GREETING_WORDS = 3;

const sentencesOf = (text: string) => (text.match(SENTENCE) ?? [text]).map((one) => one.trim());

const countWords = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length;

/** The language of a text in work, which may be another than that of the talk. */
function languageOfDraft(draft: string, { language }: JobRequest): Language {
  const own = languageOf(draft);
  return own === null || own === 'other' ? language : own;
}

/** Tidies what a change leaves behind: spaces, stray commas, a small letter at a sentence's start. */
function tidy(text: string): string {
  return text
    .replace(/\s{2,}/gu, ' ')
    .replace(/[\s,]+([,.!?।])/gu, '$1')
    .replace(/,(?=\S)/gu, ', ')
    .replace(/([.?])\1+/gu, '$1')
    .replace(/^[\s,.;–-]+/u, '')
    .replace(/[\s,;–-]+$/u, '')
    .replace(
      /(^|[.?]\s+)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .trim();
}

function apply(text: string, changes: readonly Change[]): string {
  return tidy(changes.reduce((changed, { find, put }) => changed.replace(find, put), text));
}

/** A text with one more sentence at its end, or at its beginning where it ends with a question. */
function withSentence(text: string, sentence: string): string {
  const trimmed = text.trim();
  if (/\?\s*$/u.test(trimmed)) {
    const sentences = sentencesOf(trimmed);
    return [...sentences.slice(0, -1), sentence, ...sentences.slice(-1)].join(' ');
  }
  const isEnded = /[.!?।)\p{Extended_Pictographic}]$/u.test(trimmed);
  const stop = /[\u0900-\u097f]$/u.test(trimmed) ? '।' : '.';
  return `${trimmed}${isEnded ? '' : stop} ${sentence}`;
}

type ChangeId = keyof typeof CHANGED.en;

function result(id: ChangeId, { language }: JobRequest, before: string, after: string): JobResult {
  const isSame = after === '' || after === tidy(before);
  const text = isSame
    ? frame(UNCHANGED[language], { draft: before })
    : frame(CHANGED[language][id], { draft: after });
  return { id: `${id}.${language}`, text, draft: isSame ? null : after };
}

const GONE: InLanguages<{ readonly fillers: string; readonly sentences: string }> = {
  en: { fillers: 'filler words', sentences: 'what can wait for the answer' },
  hinglish: { fillers: 'khaali shabd', sentences: 'jo baad mein bhi bol sakte ho' },
  hi: { fillers: 'ख़ाली शब्द', sentences: 'जो बाद में भी कह सकते हैं' },
};

const CLAUSE =
  /[,;:]\s+|\s+(?=(?:and|but|because|so|aur|par|lekin|kyunki)\s)|\s+(?=(?:और|पर|लेकिन|क्योंकि)\s)/u;
const FEWEST_KEPT_WORDS = 4;

const SORRY = /\b(?:sorry|apologi[sz]e|maaf|maafi)\b|माफ़|माफ/i;

/** The sentences that stay: the first and the question; of two the question, of one its first half. */
function kept(sentences: readonly string[]): readonly string[] {
  const question = sentences.filter((one) => one.endsWith('?')).at(-1);
  // What an apology is for, and that it is one, stay.
  const sorry = sentences.find((one) => one !== question && SORRY.test(one));
  const first = sentences.find((one) => one !== question);
  if (sorry !== undefined && first !== sorry) return [first ?? '', sorry];
  if (sentences.length > KEPT_SENTENCES) {
    return [first, question ?? sentences.at(-1)].filter((one) => one !== undefined);
  }
  const [only = ''] = [question, ...sentences].filter((one) => one !== undefined);
  if (sentences.length > 1) {
    return [countWords(only) < FEWEST_KEPT_WORDS ? (first ?? only) : only];
  }
  const [half = ''] = only.split(CLAUSE);
  return [countWords(half) < FEWEST_KEPT_WORDS ? only : half];
}

/** Keeps the first sentence and the question, without fillers. */
export const shorten: Job = (request) => {
  const { draft, language } = request;
  if (draft === null) return null;
  const plain = apply(draft, FILLERS);
  const sentences = sentencesOf(plain);
  const isShorterPlain = plain.length < tidy(draft).length;
  // Two sentences without their fillers are short enough.
  const left = isShorterPlain && sentences.length <= KEPT_SENTENCES ? sentences : kept(sentences);
  const after = tidy([...new Set(left)].join(' '));
  if (after.length >= tidy(draft).length || after === '') {
    return { id: `shorten.${language}`, text: frame(UNCHANGED[language], { draft }), draft: null };
  }
  const gone = [
    ...(isShorterPlain ? [GONE[language].fillers] : []),
    ...(after.length < plain.length ? [GONE[language].sentences] : []),
  ].join(', ');
  const [template = ''] = SHORTENED[language];
  return { id: `shorten.${language}`, text: frame(template, { draft: after, gone }), draft: after };
};

/** Orders become wishes; a text without any gets a last line that takes the pressure off. */
export const soften: Job = (request) => {
  const { draft, random } = request;
  if (draft === null) return null;
  const changed = apply(draft, HARSHNESS);
  if (changed !== tidy(draft)) return result('soften', request, draft, changed);
  const language = languageOfDraft(draft, request);
  const fresh = (texts: readonly string[]) =>
    pickOne(
      texts.filter((one) => !draft.includes(one)),
      random,
    );
  // A wish gets room for its answer, a hard word a warm beginning.
  const start = fresh(SOFT_STARTS[language]);
  const ending = fresh(SOFT_ENDINGS[language]);
  const isHard = request.job === null && !/\?/u.test(draft);
  if (isHard && start !== undefined) return result('soften', request, draft, `${start} ${changed}`);
  return result(
    'soften',
    request,
    draft,
    ending === undefined ? changed : withSentence(draft, ending),
  );
};

/** A greeting alone is no message: a line that looks forward follows it. */
function notEmpty(left: string, draft: string, request: JobRequest): string {
  if (countWords(left) > GREETING_WORDS) return left;
  const language = languageOfDraft(draft, request);
  const line = pickText(NUDGES[language], request.slots, language, request.random);
  return left === '' ? line : withSentence(left, line);
}

export const lessNeedy: Job = (request) => {
  const { draft } = request;
  if (draft === null) return null;
  const left = apply(draft, PLEADING);
  const isSame = left === tidy(draft);
  if (isSame && request.job === 'writeNudge') return writeNudge(request);
  return result('lessNeedy', request, draft, isSame ? left : notEmpty(left, draft, request));
};

function questionFor(draft: string, language: Language): string {
  const words = normalise(draft);
  const question = QUESTIONS.find(
    ({ cues }) => cues === '' || normalise(cues).some((cue) => words.includes(cue)),
  );
  return question?.texts[language] ?? '';
}

export const addQuestion: Job = (request) => {
  const { draft } = request;
  if (draft === null) return null;
  const question = questionFor(draft, languageOfDraft(draft, request));
  if (!/\?\s*$/u.test(draft)) {
    return result('addQuestion', request, draft, withSentence(draft, question));
  }
  // Nobody likes to answer a question that pleads.
  const calm = apply(draft, PLEADING);
  if (calm === tidy(draft)) {
    const { language } = request;
    const text = frame(HAS_QUESTION[language], { draft });
    return { id: `addQuestion.${language}`, text, draft: null };
  }
  return result('addQuestion', request, draft, withSentence(calm, question).trim());
};

/** Stiff words become spoken ones, and a light line is added. */
export const lighter: Job = (request) => {
  const { draft, random, job } = request;
  if (draft === null) return null;
  const language = languageOfDraft(draft, request);
  const plain = apply(draft, [...PLEADING, ...HARSHNESS, ...STIFFNESS]) || draft.trim();
  const endings = (LIGHT_ENDINGS[job ?? ''] ?? LIGHT_ENDINGS_OF_ANY)[language];
  const ending = pickOne(
    endings.filter((one) => !draft.includes(one)),
    random,
  );
  return result(
    'lighter',
    request,
    draft,
    ending === undefined ? plain : withSentence(plain, ending),
  );
};

/** All that a critique would find, mended at once: pleading, orders, fillers, no question. */
export const fixIt: Job = (request) => {
  const { draft } = request;
  if (draft === null) return null;
  const left = apply(draft, [...PLEADING, ...HARSHNESS, ...FILLERS]);
  const whole = notEmpty(left, draft, request);
  // A text that is one set phrase cannot be mended, only replaced.
  if (left === tidy(draft) && isWorn(draft)) return writeOpener(request);
  const question = questionFor(draft, languageOfDraft(draft, request));
  return result('fixIt', request, draft, /\?/u.test(whole) ? whole : withSentence(whole, question));
};
