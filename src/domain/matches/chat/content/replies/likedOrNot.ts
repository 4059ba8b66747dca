/** What to say of an interest when one has it, and when one has not. */
export interface LikedOrNot {
  readonly likes: readonly string[];
  readonly curious: readonly string[];
}
