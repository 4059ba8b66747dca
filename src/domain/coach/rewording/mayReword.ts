import type { CoachAnswer } from '../conversation/coachRequest';
import type { CoachState } from '../conversation/coachState';

/** An answer of the coach, and what decides whether other words may say it. */
export interface Rewordable {
  readonly isSwitchedOn: boolean;
  readonly answer: CoachAnswer;
  /** The conversation's state before the message. */
  readonly before: CoachState;
  /** The message speaks of danger. */
  readonly isSensitive: boolean;
}

/** What stands at the beginning of the ids of answers that keep the coach's own words. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  // Safety: help, what is said after it, and how not to come to harm.
  ...['safety', 'calm', 'blockAndReport', 'dateSafety', 'dowry', 'fakeProfile', 'kissAndTouch'],
  'redFlags',
  // What was not understood is no subject.
  ...['didYouMean', 'notFollowed', 'otherLanguage'],
  // Facts about Taal stay facts.
  ...['deleteThings', 'howDoIType', 'installTaal', 'matchesReal', 'myData', 'offlineUse'],
  ...['scoreMade', 'whatCanYouDo', 'whatIsWpm', 'whoAreYou'],
]);

/** Whether a conversation is free of danger, and has been. */
const isUntroubled = ({ danger, calmFor }: CoachState): boolean => danger === null && calmFor === 0;

/**
 * Whether the browser's own model may put an answer into other words: only where it is switched
 * on, in English, and never where safety, facts or a text to copy are concerned. A conversation in
 * which danger was heard keeps the coach's own words to its end.
 */
export function mayReword({ isSwitchedOn, answer, before, isSensitive }: Rewordable): boolean {
  if (!isSwitchedOn || isSensitive || answer.danger !== null) return false;
  const { state } = answer;
  // The state after the last calm answer is not calm any more; that answer was.
  if (!isUntroubled(before) || !isUntroubled(state)) return false;
  // The API does not list Hindi, and Hinglish is neither language.
  if (state.language !== 'en') return false;
  if (answer.draft !== null) return false;
  // What was measured of the typing was said just now.
  if (state.sinceRhythm === 0) return false;
  const [subject = ''] = answer.id.split('.');
  // A follow-up to a question about Taal is about Taal too.
  return ![subject, state.intent ?? ''].some((id) => OWN_WORDS.has(id));
}
