import type { Random } from '@/domain/random';
import type { NamedMatch } from '../conversation/hearing/findSlots';
import type { Slots } from '../conversation/hearing/slots';
import type { Language } from '../reading/languages';

/** What a job may take up of the own profile; empty texts where nothing was saved. */
export interface JobProfile {
  readonly name: string;
  readonly location: string;
  readonly profession: string;
  readonly interests: readonly string[];
  readonly relationshipGoals: string;
}

export interface JobRequest {
  readonly text: string;
  /** What tells the facts of a text to write: this message, and those that it goes back to. */
  readonly told: string;
  /** The text, normalised. */
  readonly words: readonly string[];
  readonly language: Language;
  readonly slots: Slots;
  /** The text in work: brought by this message, or left by the one before. */
  readonly draft: string | null;
  /** The last text that was written, by the id of its job. */
  readonly job: string | null;
  /** All quoted texts of the message, for a choice between two. */
  readonly quotes: readonly string[];
  /** The match that is named, or was before. */
  readonly match: NamedMatch | null;
  readonly profile: JobProfile;
  readonly recentIds: readonly string[];
  readonly random: Random;
}

/** A text that the coach wrote or changed, with what it says around it. */
export interface JobResult {
  readonly id: string;
  /** All that is said; contains the draft where there is one. */
  readonly text: string;
  /** What a tap copies; null for a critique, say. */
  readonly draft: string | null;
}

/** Does a job, or gives null where something it needs is missing. */
export type Job = (request: JobRequest) => JobResult | null;
