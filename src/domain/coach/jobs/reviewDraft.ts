import type { Language } from '../reading/languages';
import { HARSHNESS, PLEADING } from './content/changes';
import { CHOICE, LIMITS, REMARKS, type Remark, VERDICTS } from './content/remarks';
import type { Job } from './job';
import { frame } from './pickText';

const MANY_WORDS = 45;
const FEW_WORDS = 4;
const MOST_QUOTED = 60;
const MANY_QUESTIONS = 2;

const CLICHE =
  /\b(?:hi dear|hello dear|hru|how r u|how are you|what'?s up|wassup|wyd|wbu|hey there|hey beautiful|hi beautiful|hey gorgeous|good morning|gm|kaise ho|kya kar rahe ho|kya kar rahi ho|kya chal raha hai|khana khaya|nice (?:pic|dp|profile|smile)|can we be friends|will you be my friend|fraandship|i love to (?:travel|laugh)|living life to the fullest|partner in crime|work hard,? play hard|foodie|wanderlust|just ask)\b|(?:कैसे हो|कैसी हो|क्या कर रहे हो|क्या कर रही हो|खाना खाया)/i;
/** A number, or a capital within a sentence: a name, a place, a film. */
const CONCRETE =
  /(?<=[a-z,]\s)(?:[A-Z][a-z]{2,}|\d{1,4})|\b(?:you (?:said|wrote|mentioned)|your (?:photo|bio|profile|dog|cat|trip|story)|tumne (?:kaha|likha|bola)|tumhari (?:photo|profile|bio))\b|(?:आपने (?:कहा|लिखा)|आपकी (?:फ़ोटो|प्रोफ़ाइल))/u;

interface Finding {
  readonly remark: Remark;
  readonly quote: string;
  readonly count: number;
  /** How much it helps or harms. */
  readonly points: number;
}

const sentences = (text: string) =>
  text.match(/[^.!?।\n]+[.!?।]*/gu)?.map((one) => one.trim()) ?? [];

function short(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= MOST_QUOTED) return trimmed;
  return `${trimmed.slice(0, MOST_QUOTED).replace(/\s+\S*$/u, '')} …`;
}

const first = (text: string, patterns: readonly RegExp[]) =>
  patterns
    .map((find) => text.match(new RegExp(find.source, find.flags.replace('g', '')))?.[0])
    .find((found) => found !== undefined && found.trim().length > 2);

const GREETING = /^\s*(?:hi+|hey+|hello|namaste|hola)[\s,]+[a-z]{2,}/i;

/** Whether a text is a greeting alone or a phrase that everybody sends. */
export const isWorn = (draft: string): boolean =>
  CLICHE.test(draft) || draft.trim().split(/\s+/u).length <= FEW_WORDS;

function findings(draft: string): readonly Finding[] {
  const words = draft.trim().split(/\s+/u);
  const questions = sentences(draft).filter((one) => one.endsWith('?'));
  const cliche = CLICHE.exec(draft)?.[0];
  const pleading = first(
    draft,
    PLEADING.slice(1).map(({ find }) => find),
  );
  const harsh = first(
    draft,
    HARSHNESS.slice(0, -1).map(({ find }) => find),
  );
  // The name that a text greets is no detail.
  const concrete = sentences(draft.replace(GREETING, '')).find((one) => CONCRETE.test(one));
  const found: Finding[] = [];
  const say = (remark: Remark, points: number, quote = '', count = 0) =>
    found.push({ remark, points, quote: short(quote), count });
  if (words.length <= FEW_WORDS && concrete === undefined) say('greetingOnly', -3, draft);
  else if (cliche !== undefined) say('cliche', -2, cliche);
  if (pleading !== undefined) say('pleading', -3, pleading);
  if (harsh !== undefined) say('harsh', -2, harsh);
  if (words.length > MANY_WORDS)
    say('tooLong', -2, sentences(draft)[2] ?? words.slice(24, 30).join(' '), words.length);
  if (questions.length > MANY_QUESTIONS)
    say('manyQuestions', -1, questions[0] ?? '', questions.length);
  if (questions.length === 0 && words.length > FEW_WORDS) say('noQuestion', -1);
  if (concrete !== undefined) say('specific', 2, concrete);
  const [question] = questions;
  if (question !== undefined && questions.length <= MANY_QUESTIONS && cliche === undefined)
    say('goodQuestion', 1, question);
  if (words.length > FEW_WORDS && words.length <= MANY_WORDS / 2) say('goodLength', 1);
  return found;
}

const said = ({ remark, quote, count }: Finding, language: Language) =>
  frame(REMARKS[remark][language], { quote, count: String(count) });

/** The answer to "does it sound desperate?", "is it rude?": yes or no first. */
function verdictOn(text: string, all: readonly Finding[], language: Language): string {
  const asked = VERDICTS.find(({ asks }) => asks.test(text));
  if (asked === undefined) return '';
  const isSo = all.some(({ remark }) => remark === asked.remark);
  return isSo ? asked.yes[language] : asked.no[language];
}

/** What is good in a draft and what is not, in its own words: two remarks at the most of each. */
export const critique: Job = ({ draft, language, text }) => {
  if (draft === null) return null;
  const all = findings(draft);
  const verdict = verdictOn(text, all, language);
  const good = all.filter(({ points }) => points > 0).slice(0, 1);
  const bad = all.filter(({ points }) => points < 0).slice(0, 2);
  const remarks = [...good, ...bad].map((finding) => said(finding, language));
  return {
    id: `critique.${language}`,
    text: [verdict, ...remarks, ...(bad.length === 0 ? [LIMITS[language]] : [])]
      .filter((part) => part !== '')
      .join(' '),
    draft: null,
  };
};

const pointsOf = (draft: string) => findings(draft).reduce((sum, { points }) => sum + points, 0);

/** Which of two drafts is the better one, and why. */
export const chooseBetween: Job = ({ quotes, language }) => {
  const [one, other] = quotes;
  if (one === undefined || other === undefined) return null;
  const difference = pointsOf(one) - pointsOf(other);
  const isFirst = difference === 0 ? one.length <= other.length : difference > 0;
  const [draft, left] = isFirst ? [one, other] : [other, one];
  const why = findings(draft).find(({ points }) => points > 0);
  const whyNot = findings(left).find(({ points }) => points < 0);
  const id = `chooseBetween.${language}`;
  if (difference === 0 || whyNot === undefined) {
    return { id, text: frame(CHOICE[language].equal, { draft }), draft };
  }
  const text = frame(CHOICE[language].better, {
    draft,
    why: why === undefined ? '' : said(why, language),
    whyNot: said(whyNot, language),
  });
  return { id, text: text.replace(/\s{2,}/gu, ' '), draft };
};
