import { INTEREST_OPTIONS } from '@/domain/profile/interests';

/** What one can speak of with a match besides interests. */
export const TALK_THEMES = [
  'real',
  'contact',
  'meeting',
  'love',
  'lookingFor',
  'goodNews',
  'workStress',
  'joke',
  'habits',
  'age',
  'name',
  'study',
  'job',
  'weekend',
  'festivals',
  'family',
  'pets',
  'languages',
  'chai',
  'weather',
  'place',
  'hobbies',
  'howAreYou',
  'aboutMe',
  'night',
  'compliment',
  'lowMood',
  'askBack',
  'sorry',
  'thanks',
  'laugh',
  'greeting',
] as const;

export type TalkTheme = (typeof TALK_THEMES)[number];

/** What a message is about: an interest, by its name, or another theme; earlier ones win when two tie. */
export const THEMES = [...INTEREST_OPTIONS, ...TALK_THEMES] as const;

export type Theme = (typeof THEMES)[number];
