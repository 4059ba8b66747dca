/** A line a match can say; `{name}`, `{city}` and the like are filled in from the profile. */
export interface MatchReply {
  readonly id: string;
  readonly text: string;
  /** Words and phrases, in lower case and without apostrophes, that call for this very line. */
  readonly about?: readonly string[];
}
