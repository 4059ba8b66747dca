import { FOLLOW_UPS } from '../intent';

/** Subjects that do not replace the one before: one can still ask "why?" after a "thanks". */
export const PASSING = new Set([
  ...FOLLOW_UPS,
  'another',
  'yes',
  'no',
  'okay',
  'laugh',
  'thanks',
  'greeting',
  'howAreYou',
  'complaint',
  'dontKnow',
]);
/** The subject of each text that the coach writes. */
export const ADVICE_ON: Readonly<Record<string, string>> = {
  writeOpener: 'firstMessage',
  writeInvitation: 'askOut',
  writeNudge: 'noReply',
  writeApology: 'sayingSorry',
  writeDecline: 'sayNo',
  writeBio: 'bioAdvice',
  dateQuestions: 'firstDateTopics',
};

/** Where a subject has no text of its own for them, another answer of it says more. */
export const ANSWERED_ANEW = new Set<string>(['whyThat', 'giveExample']);
/** What is answered calmly while a danger is near. */
export const LIGHT = new Set([
  'okay',
  'laugh',
  'thanks',
  'greeting',
  'howAreYou',
  'goodNews',
  'offTopic',
  'yes',
  'no',
  'dontKnow',
  'goodbye',
]);
