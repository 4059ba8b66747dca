import type { TalkTheme } from '../../themes';

/** What a line of a match is for: a theme, any interest, a limit, or what was said before. */
export type ReplyGroup =
  | TalkTheme
  | 'general'
  | 'likes'
  | 'curious'
  | 'sexual'
  | 'abuse'
  | 'money'
  | 'remembersInterest'
  | 'remembersCity';
