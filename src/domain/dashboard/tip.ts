import type { OwnProfile } from '../profile/ownProfile';

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** A suggestion of what to do, and where it is done (specification, section 2, Tips). */
export interface Tip {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly priority: Priority;
  /** What the button says, and where it goes: the profile's editor, the chat, or the matches. */
  readonly action: { readonly label: string; readonly goesTo: 'profile' | 'chat' | 'matches' };
}

/** What suggestions are derived from. */
export interface TipFacts {
  readonly profile: OwnProfile;
  readonly messagesSent: number;
  readonly likesGiven: number;
}
