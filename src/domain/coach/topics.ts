/** What a message to the coach can be about; earlier topics win when two score the same. */
export const TOPICS = [
  'onlineSafety',
  'boundaries',
  'arrangedMeeting',
  'breakup',
  'ghosting',
  'rejection',
  'longDistance',
  'firstDate',
  'firstMessage',
  'family',
  'profile',
  'nerves',
  'compliment',
  'commitment',
  'texting',
  'smallTalk',
  'thanks',
  'greeting',
  'general',
] as const;

export type Topic = (typeof TOPICS)[number];
