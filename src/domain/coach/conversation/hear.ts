import { INTENTS } from '../intents';
import type { Classifier, Scored } from '../model/classifier';
import { isQuoteOfOther } from './findDraft';
import type { Turn } from './turn';

/** What the talk is about just now is likelier to be meant again; probabilities, 0..1. */
const SAME_SUBJECT = 0.06;
const OFFERED = 0.1;

const IF = /(?:^|\b(?:and|but|aur|or|par|what) )(?:if|agar|yadi)\b|(?:^|और |पर |लेकिन )(?:अगर|यदि)/u;
const NO =
  /\b(?:no|not|nahi|nahin|nhi|mana|na|refuse[sd]?|reject(?:s|ed)?|decline[sd]?|ignore[sd]?|busy|never|nothing|dont|don't|doesnt|doesn't|wont|won't|cant|can't)\b|नहीं|मना|ना /u;
const YES = /\b(?:yes|yep|sure|haa?n|manjur|agree[sd]?|accept(?:s|ed)?|raazi|raji)\b|हाँ|हां|मान /u;
const SHORT_WORDS = 14;

/** "And if she says no?": a question for what comes after the last answer. */
function followUpIn({ text, words }: Turn): 'ifNo' | 'ifYes' | null {
  const line = text.toLowerCase().replace(/’/gu, "'");
  if (words.length > SHORT_WORDS || !IF.test(line)) return null;
  if (NO.test(line)) return 'ifNo';
  return YES.test(line) ? 'ifYes' : null;
}

/** The intents of a message, the likeliest first, in the light of the talk so far. */
export function hearIntents(turn: Turn, classify: Classifier): readonly Scored[] {
  const { words, state, chips } = turn;
  const followUp = state.intent === null ? null : followUpIn(turn);
  if (followUp !== null) return [{ label: followUp, probability: 1 }];
  if (isQuoteOfOther(turn.text)) return [{ label: 'whatToReply', probability: 1 }];
  const offered = new Set(chips.map(({ to }) => to));
  const added = (label: string) =>
    (label === state.intent ? SAME_SUBJECT : 0) + (offered.has(label) ? OFFERED : 0);
  return classify(words)
    .slice(0, 5)
    .map(({ label, probability }) => ({
      label,
      // Nothing is added to what was hardly heard.
      probability: probability < 0.04 ? probability : probability + added(label),
    }))
    .sort((one, other) => other.probability - one.probability);
}

const WRITE_IT =
  /\b(?:write (?:it|one|that|me one|for me)|draft (?:it|one)|likh (?:do|de|dona|dijiye|ke do|kar do)|likhdo|you write)\b|लिख (?:दो|दीजिए|के दो)|लिखकर (?:दो|दीजिए)/u;

/** The job that "yes, write it" asks for: the one that the last subject offers. */
export function jobAskedFor({ text, words, state }: Turn): string | null {
  if (state.intent === null || words.length > SHORT_WORDS) return null;
  if (!WRITE_IT.test(text.toLowerCase())) return null;
  const chip = INTENTS.get(state.intent)?.chips.find(({ to }) => to.startsWith('write'));
  return chip?.to ?? null;
}
