import type { Gender } from '../profile/genders';

/**
 * A practice partner, made up on the device (rules “The matches” and “Practice partners”): age in
 * years, compatibility in percent, distance in km with one decimal. Pictures are paths below the
 * app's own address.
 */
export interface Match {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly location: string;
  readonly profession: string;
  readonly education: string;
  readonly bio: string;
  readonly interests: readonly string[];
  readonly photos: readonly string[];
  readonly compatibility: number;
  readonly distance: number;
  /** Made up like the rest. */
  readonly lastActive: Date;
  readonly profileImage: string;
}

/** A match that was active within so many minutes is shown as online (rule “The matches”). */
export const ONLINE_MINUTES = 10;

/** Whether a match was active lately at `now`, in milliseconds. */
export function isOnline({ lastActive }: Pick<Match, 'lastActive'>, now: number): boolean {
  return now - lastActive.getTime() <= ONLINE_MINUTES * 60_000;
}

/** What two people are compared by; an age of null is unknown. */
export interface ComparedProfile {
  readonly id: string;
  readonly age: number | null;
  readonly profession: string;
  readonly education: string;
  readonly interests: readonly string[];
}

/** One part of a compatibility score: what it gave of what it could give, both 0..1. */
export interface CompatibilityPart {
  readonly name: 'base' | 'interests' | 'age' | 'education' | 'profession' | 'chance';
  readonly value: number;
  readonly most: number;
}

/** A compatibility 0.3..1 with the parts it was made of (rule “Score”). */
export interface Compatibility {
  readonly score: number;
  readonly parts: readonly CompatibilityPart[];
}

/**
 * What narrows the list (rule “Filter logic”): ages in years, distance in km. Genders and liked are
 * left out where they narrow nothing.
 */
export interface MatchFilters {
  readonly ageRange: readonly [number, number];
  readonly distance: number;
  readonly profession: string;
  readonly interests: readonly string[];
  readonly education: string;
  readonly genders?: readonly Gender[];
  /** Only people whom the person has liked. */
  readonly liked?: boolean;
}

/** One message with a match; kept in memory only. */
export interface MatchMessage {
  readonly id: string;
  readonly text: string;
  readonly sender: 'user' | 'match';
  readonly timestamp: Date;
  readonly read: boolean;
}
