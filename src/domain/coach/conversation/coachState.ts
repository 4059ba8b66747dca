import type { Awaited } from '../intent';
import type { Language } from '../reading/languages';
import type { DangerKind } from '../safety/dangers';
import type { Slots } from './hearing/slots';

/** What the coach remembers of one conversation; stored with the session. */
export interface CoachState {
  /** The language that was last written in. */
  readonly language: Language;
  /** The subject of the last answer that had one. */
  readonly intent: string | null;
  /** What the coach's last question waits for. */
  readonly awaited: Awaited | null;
  readonly slots: Slots;
  /** The text in work: what the coach wrote, or was given to change. */
  readonly draft: string | null;
  /** The text before that, to compare with. */
  readonly earlierDraft: string | null;
  /** The last text that was written, to be written again with new facts. */
  readonly job: string | null;
  /** What it was asked with, which may tell facts: "I forgot her birthday, write an apology". */
  readonly jobText: string;
  /** The last answer, by its id; '' before the first. */
  readonly lastId: string;
  /** The danger that was heard, and for how many more replies the talk stays calm. */
  readonly danger: DangerKind | null;
  readonly calmFor: number;
  /** A danger was heard in the message that still waits for its answer. */
  readonly isDangerHeard: boolean;
  /** How many answers ago the rhythm was last spoken of. */
  readonly sinceRhythm: number;
}

export const NEW_STATE: CoachState = {
  language: 'en',
  intent: null,
  awaited: null,
  slots: {},
  draft: null,
  earlierDraft: null,
  job: null,
  jobText: '',
  lastId: '',
  danger: null,
  calmFor: 0,
  isDangerHeard: false,
  // The first answers of a conversation are about what was asked.
  sinceRhythm: 0,
};

/** Whether nothing light belongs beside the talk: no speed, no mood, no offer. */
export function isCalm(state: CoachState | undefined): boolean {
  return state !== undefined && (state.calmFor > 0 || state.isDangerHeard);
}
