import type { Language } from './reading/languages';

/** The same in each language that the coach speaks. */
export type InLanguages<Value> = Readonly<Record<Language, Value>>;

/** What people say when they mean an intent; only the build reads it, to train the model. */
export type Examples = InLanguages<readonly string[]>;

/** The kind of answer that a question of the coach waits for. */
export const AWAITED = ['duration', 'yesNo', 'relation', 'interest', 'message', 'day'] as const;

export type Awaited = (typeof AWAITED)[number];

export const RELATIONS = [
  'match',
  'friend',
  'colleague',
  'classmate',
  'ex',
  'partner',
  'rishta',
] as const;

/** What the other person is to the one who writes; 'rishta' is a proposal through the family. */
export type Relation = (typeof RELATIONS)[number];

export const SUBJECT_GROUPS = [
  'texting',
  'asking',
  'date',
  'couple',
  'family',
  'ending',
  'refusing',
  'self',
] as const;

/** Subjects that a follow-up such as "how long?" is answered alike in. */
export type SubjectGroup = (typeof SUBJECT_GROUPS)[number];

/** What must be known of the conversation before an answer fits. */
export interface Condition {
  /** What was spoken of before a follow-up. */
  readonly about?: SubjectGroup | readonly SubjectGroup[];
  /** Days named, from and to, both included. */
  readonly days?: readonly [number, number];
  readonly relation?: Relation | readonly Relation[];
  /** What was said to the coach's yes-or-no question. */
  readonly answer?: 'yes' | 'no';
}

/**
 * An answer; `{days}` `{interest}` `{city}` `{day}` `{budget}` `{name}` `{them}` `{their}` stand for
 * what the person said, and an answer that names something unknown is not given.
 */
export interface Answer {
  readonly text: string;
  readonly when?: Condition;
  /** Set when the text ends with a question that the next message may answer. */
  readonly asks?: Awaited;
}

/** Something the person may say next, with the intent that answers it. */
export interface ChipContent {
  readonly to: string;
  readonly words: InLanguages<string>;
}

/**
 * A subject with its answers, a file of its own in `intents/`; or a kind of follow-up, a file in
 * `content/follow-ups/`. The file is named as its id.
 */
export interface Intent {
  /** The group of a subject; courtesies and questions about Taal have none. */
  readonly about?: SubjectGroup;
  /** What it is about, short, as in "did you mean: how to ask someone out". */
  readonly name: InLanguages<string>;
  /** Text alone, or with conditions; those that take up more of what was said come first. */
  readonly answers: InLanguages<readonly (string | Answer)[]>;
  /** What a subject says itself to a follow-up: "and if she says no?". */
  readonly followUps?: { readonly ifNo: InLanguages<string> };
  readonly chips: readonly ChipContent[];
}
