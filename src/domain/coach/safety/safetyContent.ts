import type { InLanguages } from '../intent';

/** What is said when a person who is in danger tells what comes next. */
export interface SafetyStep {
  readonly answer: InLanguages<string>;
  /** How people write it themselves, where a danger was heard before. */
  readonly said?: RegExp;
  /** Whether it counts before other steps that are said too: who has come down is safe. */
  readonly isFirst?: true;
}

/** A chip under a safety reply, with the answer that stands behind it. */
export interface SafetyChip extends SafetyStep {
  readonly words: InLanguages<string>;
}

/** What the coach says to one kind of danger. */
export interface SafetyContent {
  /** At least two a language, so that a second cry is not met with the same words. */
  readonly replies: InLanguages<readonly string[]>;
  /** For when it is not certain that this danger was meant; a question, and where help is. */
  readonly checkIn: InLanguages<string>;
  readonly chips: readonly SafetyChip[];
  /** Steps that no chip offers; they come before the chips'. */
  readonly steps?: readonly SafetyStep[];
}
