import type { OwnProfile, ProfilePart } from '../profile/ownProfile';

export const PRIORITIES = ['high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** A suggestion of what to do, and where it is done (rule “Tips”). */
export interface Tip {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly priority: Priority;
  readonly action: TipAction;
}

/** What the button says, and where it goes: a part of the profile's editor, the chat, or the matches. */
export type TipAction =
  | { readonly label: string; readonly goesTo: 'profile'; readonly part: ProfilePart }
  | { readonly label: string; readonly goesTo: 'chat' | 'matches' };

/** What suggestions are derived from. */
export interface TipFacts {
  readonly profile: OwnProfile;
  readonly messagesSent: number;
  readonly likesGiven: number;
}
