import { pickOne } from '@/domain/pickOne';
import { fillIn } from '../conversation/fillIn';
import { BIO, DATE_QUESTIONS } from './content/profileTexts';
import type { Job } from './job';
import { frame } from './pickText';

const FACT = /\p{L}[\p{L}\p{M}\s'-]{2,40}/u;
const FEWEST_FACTS = 3;
const LONGEST_LIST = 600;
/** The wish for a bio is no part of it. */
const COMMAND = /\b(?:bio|write|likh\w*|profile|about me)\b|बायो|लिख|प्रोफ़ाइल/i;
const I_AM = /^\s*(?:i'?m|i am|im|main|mai|and|aur|मैं|और)\s+/i;

/** What a message tells of its writer, in its own words: "product designer, badminton, …". */
function factsIn(text: string): readonly string[] {
  const list = text
    .slice(0, LONGEST_LIST)
    .split(/[.:\n]/u)
    .find((part) => part.split(',').length >= FEWEST_FACTS);
  return (list ?? '')
    .split(',')
    .map((part) => part.replace(I_AM, '').trim())
    .filter((part) => FACT.test(part) && !COMMAND.test(part));
}

function bioFromFacts(facts: readonly string[], request: Parameters<Job>[0]) {
  const { language, random, draft: previous } = request;
  const parts = BIO[language];
  const capital = (fact: string) => fact.charAt(0).toUpperCase() + fact.slice(1);
  const order = previous?.startsWith(capital(facts[0] ?? '')) ? [...facts].reverse() : facts;
  const stop = language === 'hi' ? '।' : '.';
  const end = pickOne(parts.end, random) ?? '';
  const draft = `${order.map((fact) => capital(fact) + stop).join(' ')} ${end}`;
  return { id: `writeBio.${language}`, text: frame(parts.fromFacts, { draft }), draft };
}

/** A bio from what the message tells, or else from what the own profile says, or from the interest that is named; null without either. */
export const writeBio: Job = (request) => {
  const { profile, slots, language, random, told } = request;
  const facts = factsIn(told);
  if (facts.length >= FEWEST_FACTS) return bioFromFacts(facts, request);
  const parts = BIO[language];
  const interests = [...new Set([slots.interest ?? '', ...profile.interests])].filter(
    (one) => one !== '',
  );
  const [interest, second] = interests;
  if (interest === undefined) return null;
  const { profession, location: city, relationshipGoals } = profile;
  const sentences = [
    profession !== '' && city !== '' ? frame(parts.work, { profession, city }) : '',
    second === undefined ? frame(parts.one, { interest }) : frame(parts.two, { interest, second }),
    parts.goals[relationshipGoals] ?? '',
    pickOne(parts.end, random) ?? '',
  ];
  const draft = sentences.filter((sentence) => sentence !== '').join(' ');
  return { id: `writeBio.${language}`, text: frame(parts.from, { draft }), draft };
};

/** Three questions for a first date; the first about an interest of the other person, if known. */
export const dateQuestions: Job = ({ match, slots, language, random }) => {
  const { interest, light, middle, warm, frame: template } = DATE_QUESTIONS[language];
  const one = (texts: readonly string[]) => pickOne(texts, random) ?? '';
  const known = slots.liking ?? slots.interest ?? match?.interests[0];
  const first =
    known === undefined ? null : fillIn(interest, { ...slots, interest: known }, language);
  const draft = [first ?? one(light), one(middle), one(warm)];
  return {
    id: `dateQuestions.${language}`,
    text: frame(template, { one: draft[0] ?? '', two: draft[1] ?? '', three: draft[2] ?? '' }),
    draft: draft.join('\n'),
  };
};
