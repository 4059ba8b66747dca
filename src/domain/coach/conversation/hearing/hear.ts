import { INTENTS, isFollowUp } from '../../intents';
import { JOBS } from '../../jobs/jobs';
import { sayingIn } from '../../jobs/writeSaying';
import type { Classifier, Scored } from '../../model/classifier';
import { normalise } from '../../reading/normalise';
import { SURE } from '../additions';
import type { Turn } from '../turn';
import { isQuoteOfOther, quotesIn, retoldIn, withoutQuotes } from './findDraft';

/** What the talk is about just now is likelier to be meant again; probabilities, 0..1. */
const SAME_SUBJECT = 0.06;
const OFFERED = 0.1;
const FOLLOWING = 0.05;

const IF = /(?:^|\b(?:and|but|aur|or|par|what) )(?:if|agar|yadi)\b|(?:^|और |पर |लेकिन )(?:अगर|यदि)/u;
const NO =
  /\b(?:no|not|nahi|nahin|nhi|mana|na|refuse[sd]?|reject(?:s|ed)?|decline[sd]?|ignore[sd]?|busy|never|nothing|dont|don't|doesnt|doesn't|wont|won't|cant|can't)\b|नहीं|मना|ना /u;
const YES = /\b(?:yes|yep|sure|haa?n|manjur|agree[sd]?|accept(?:s|ed)?|raazi|raji)\b|हाँ|हां|मान /u;
const SHORT_WORDS = 14;
/** "Write it for me" has no more words than this; longer, it says what is to be written. */
const BARE_WORDS = 5;

const NOW_OR_LATER =
  /\b(?:now|today|tonight|abhi|aaj)\b.*\b(?:or|ya)\b.*\b(?:tmrw|tmr|tomorrow|kal|later|weekend|baad|morning)\b|(?:अभी|आज).*या.*(?:कल|बाद)/i;
const WHY =
  /^[^\p{L}\p{M}]*(?:but |ok |and |aur |par |lekin )?(?:why|kyu+n?|kyon|क्यों)(?: so| that| this| not)?[^\p{L}\p{M}]*$/iu;
/** From this probability on (0..1) the model knows the kind of follow-up better than a rule. */
const HEARD = 0.3;

const OF_ONESELF = /\b(?:i|me|my|main?|mujhe|mere|meri)\b|मुझे|मेर/i;
const LIKING_WORDS = 6;
/** What a liking sounds like to the model. */
const LIKED_OR_GLAD = new Set(['doTheyLikeMe', 'goodNews']);

/** Whether a message tells what the other person likes: "she likes books", not "she likes my story". */
function tellsLiking({ text, words, said }: Turn): boolean {
  const { liking, interest } = said;
  const isTold = liking !== undefined || interest !== undefined;
  return isTold && words.length <= LIKING_WORDS && !text.includes('?') && !OF_ONESELF.test(text);
}

/** What short follow-ups are by the form of their sentence: "now or tomorrow?", "and if she says no?". */
function ruleIn({ text, words, said }: Turn, heard: Scored | undefined): string | null {
  const line = text.toLowerCase().replace(/’/gu, "'");
  if (words.length > SHORT_WORDS) return null;
  if (NOW_OR_LATER.test(line)) return 'when';
  if (WHY.test(line)) return 'whyThat';
  // "24", "kolkata": only a fact about who writes.
  const isBare = words.length <= 2 && (said.city !== undefined || /^\d{2}$/u.test(words[0] ?? ''));
  if (isBare && said.days === undefined) return 'aboutMe';
  if (
    !IF.test(line) ||
    (heard !== undefined && isFollowUp(heard.label) && heard.probability >= HEARD)
  )
    return null;
  if (NO.test(line)) return 'ifNo';
  return YES.test(line) ? 'ifYes' : null;
}

const SENTENCE_END = /[.!?।\n]+/u;

/** What is asked for with a text, without the text: its words would drown the few of the wish. */
export function commandOf(text: string, draft: string): string {
  return withoutQuotes(text).replace(draft, ' ');
}

const CHANGE_WISH =
  /\b(?:turn|make|change|rewrite|fix|improve|better|edit|correct|redo|badal|badlo|theek|thik|sahi|bana|sudhar)\b|बदल|ठीक|बना|सुधार/i;

const JUDGE_WISH =
  /\b(?:ok|okay|good|fine|rate|check|wrong|send|bheju|bhej|kaisa|kaisi|theek|thik|sahi|think|sound|sounds|look)\b|कैसा|कैसी|ठीक|भेज/i;
const SAID_BY_OTHER =
  /\b(?:said|says|wrote|replied|texted|bola|boli|bol rah\w+|likha|kaha|puchh?a|uska|uski|unka|aaya|aayi|reply)\b|कहा|लिखा|बोला|बोली|पूछा|आया/i;

/** Wishes that are said by one word, which the rest of a sentence cannot hide. */
const CHANGE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:add|jod\w*|put)\b.*\b(?:question|sawaa?l)\b|सवाल.*जोड़/i, 'addQuestion'],
  [/\b(?:less|kam|not so|without)\b.*\b(?:needy|desperate|clingy)\b/i, 'lessNeedy'],
  [/\bshort(?:en|er)?\b|\bchh?ota\b|छोटा/i, 'shorten'],
  [/\bsoft(?:en|er)?\b|नरम/i, 'soften'],
  [/\b(?:light(?:er)?|funn(?:y|ier)|halka|mazedaar)\b|हल्का|मज़ेदार/i, 'lighter'],
];

/** What is asked for where a message brings a text to work on; null where it brings none. */
function heardBesideDraft({ text, draft }: Turn, classify: Classifier): readonly Scored[] | null {
  if (draft === null) return null;
  const command = commandOf(text, draft);
  const wish = CHANGE_WORDS.find(([find]) => find.test(command))?.[1];
  if (wish !== undefined) return [{ label: wish, probability: 1 }];
  const words = normalise(command);
  const heard = words.length < 2 ? [] : classify(words);
  const job = heard.slice(0, 3).find(({ label }) => JOBS.has(label));
  if (job !== undefined && job.probability >= SURE) return [{ ...job, probability: 1 }];
  if (CHANGE_WISH.test(command)) return [{ label: 'fixIt', probability: 1 }];
  if (JUDGE_WISH.test(command)) return [{ label: 'critique', probability: 1 }];
  // What somebody said, or a title: no text to work on.
  return SAID_BY_OTHER.test(command) ? [{ label: 'whatToReply', probability: 1 }] : null;
}

/** What is heard in a message; where that is not clear, in the clearest of its sentences. */
function classifyParts({ text, words, draft }: Turn, classify: Classifier): readonly Scored[] {
  const whole = classify(words);
  if (draft !== null || quotesIn(text).length > 0 || (whole[0]?.probability ?? 0) >= SURE)
    return whole;
  const parts = text.split(SENTENCE_END).map(normalise);
  const long = parts.filter((part) => part.length > 3);
  if (long.length < 2) return whole;
  const top = (scores: readonly Scored[]) => scores[0]?.probability ?? 0;
  return long
    .slice(0, 6)
    .map((part) => classify(part))
    .reduce((best, next) => (top(next) > top(best) ? next : best), whole);
}

/** At the beginning nothing can be followed up: what is left shares the probability. */
function possibleIn({ state }: Turn, heard: readonly Scored[]): readonly Scored[] {
  if (state.lastId !== '') return heard;
  const others = heard.filter(({ label }) => !isFollowUp(label));
  const sum = others.reduce((total, { probability }) => total + probability, 0);
  return others.map(({ label, probability }) => ({ label, probability: probability / sum }));
}

/** The intents of a message, the likeliest first, in the light of the talk so far. */
export function hearIntents(turn: Turn, classify: Classifier): readonly Scored[] {
  const { words, state, chips } = turn;
  if (isQuoteOfOther(turn.text) || retoldIn(turn.text) !== null)
    return [{ label: 'whatToReply', probability: 1 }];
  const offered = new Set(chips.map(({ to }) => to));
  const added = (label: string) =>
    (label === state.intent ? SAME_SUBJECT : 0) +
    (offered.has(label) ? OFFERED : 0) +
    (isFollowUp(label) && words.length <= SHORT_WORDS ? FOLLOWING : 0);
  const besideDraft = heardBesideDraft(turn, classify);
  if (besideDraft !== null) return besideDraft;
  const heard = possibleIn(turn, classifyParts(turn, classify));
  const [best] = heard;
  const isDoubtful = best === undefined || best.probability < SURE || LIKED_OR_GLAD.has(best.label);
  if (isDoubtful && tellsLiking(turn)) return [{ label: 'aboutThem', probability: HEARD }];
  const rule = state.lastId === '' ? null : ruleIn(turn, best);
  if (rule !== null) return [{ label: rule, probability: 1 }];
  return heard
    .slice(0, 5)
    .map(({ label, probability }) => ({
      label,
      // Nothing is added to what was hardly heard.
      probability: probability < 0.04 ? probability : probability + added(label),
    }))
    .sort((one, other) => other.probability - one.probability);
}

const WRITE_IT =
  /\b(?:write (?:it|one|that|me one|for me)|draft (?:it|one)|likh (?:do|de|dena|dona|dijiye|ke do|kar do)|likhdo|you write)\b|लिख (?:दो|दीजिए|के दो)|लिखकर (?:दो|दीजिए)/u;

/** "Back to the bio": to the text that was written before. */
export const BACK =
  /\b(?:back to|going back|wapas|the (?:msg|message|bio|opener|invite)|us (?:msg|message) pe)\b|वापस/i;

/** The job that "yes, write it" asks for: the one that the last subject offers. */
export function jobAskedFor({ text, words, state, draft }: Turn, heard: string): string | null {
  if (draft !== null) return null;
  if (sayingIn(text) !== null) return 'writeSaying';
  if (state.intent === null || words.length > SHORT_WORDS) return null;
  // "Write one nudge", "write a compliment": what is to be written was said.
  if (heard.startsWith('write') || (heard !== '' && words.length > BARE_WORDS)) {
    return heard.startsWith('write') ? heard : null;
  }
  if (!WRITE_IT.test(text.toLowerCase())) return null;
  const chip = INTENTS.get(state.intent)?.chips.find(({ to }) => to.startsWith('write'));
  return chip?.to ?? null;
}
