/** A suggestion under an answer: what the person may say, and the intent that will answer it. */
export interface Chip {
  readonly words: string;
  /** An intent's id, or 'safety:' with a kind of danger and a number. */
  readonly to: string;
}

/** The chip that a message says, to the letter; what was changed is a message of its own. */
export function chipSaid(text: string, chips: readonly Chip[]): Chip | undefined {
  const said = text.trim();
  return chips.find(({ words }) => words === said);
}
