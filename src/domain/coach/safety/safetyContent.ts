import type { InLanguages } from '../intent';

/** A chip under a safety reply, with the answer that stands behind it. */
export interface SafetyChip {
  readonly words: InLanguages<string>;
  readonly answer: InLanguages<string>;
}

/** What the coach says to one kind of danger. */
export interface SafetyContent {
  /** At least two a language, so that a second cry is not met with the same words. */
  readonly replies: InLanguages<readonly string[]>;
  /** For when it is not certain that this danger was meant; a question, and where help is. */
  readonly checkIn: InLanguages<string>;
  readonly chips: readonly SafetyChip[];
}
