/** What a message to the coach can be about; earlier topics win when two score the same. */
export const TOPICS = [
  'onlineSafety',
  'arrangedMeeting',
  'ghosting',
  'breakup',
  'family',
  'boundaries',
  'rejection',
  'longDistance',
  'firstDate',
  'firstMessage',
  'compliment',
  'profile',
  'nerves',
  'commitment',
  'texting',
  'smallTalk',
  'thanks',
  'greeting',
  'general',
] as const;

export type Topic = (typeof TOPICS)[number];
