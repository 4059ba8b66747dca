import type { Language } from '@/domain/coach/reading/languages';
import type { DangerKind } from '@/domain/coach/safety/dangers';

/** What a match remembers of a conversation. */
export interface MatchTalk {
  /** The language that was last written in. */
  readonly language: Language;
  /** What the person said of themselves, to be come back to once. */
  readonly heardInterest: string | null;
  readonly heardCity: string | null;
  /** The danger that was heard, and for how many more replies the match stays out of the play. */
  readonly danger: DangerKind | null;
  readonly calmFor: number;
}

export const NEW_TALK: MatchTalk = {
  language: 'en',
  heardInterest: null,
  heardCity: null,
  danger: null,
  calmFor: 0,
};
