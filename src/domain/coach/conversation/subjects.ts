import { isFollowUp } from '../intents';

const PASSING = new Set([
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
  'goodNews',
]);

/** Whether the subject before stays: one can still ask "why?" after a "thanks". */
export const isPassing = (id: string): boolean => PASSING.has(id) || isFollowUp(id);

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

/** Jobs that change a text, and need one. */
export const CHANGES = new Set([
  'shorten',
  'soften',
  'lessNeedy',
  'lighter',
  'addQuestion',
  'fixIt',
]);

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
