/** The numbers of `HELPLINES`, without the papers that they stand in: screens load no more. */
export const HELPLINE_NUMBERS = ['112', '14416', '181', '1098', '1930', '15100'] as const;

export interface HelplineRun {
  readonly text: string;
  /** Set where the text is a helpline's number. */
  readonly number: string | null;
}

// Longest first; a number within a longer one ("1121", "₹181") is none.
const NUMBER = new RegExp(
  `(?<![\\d₹,.])(${[...HELPLINE_NUMBERS]
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![\\d,]*\\d)`,
  'u',
);

/** Splits a text of the coach at the numbers of helplines, so that they can be called by a tap. */
export function helplineRuns(text: string): readonly HelplineRun[] {
  return text
    .split(NUMBER)
    .map((part, index) => ({ text: part, number: index % 2 === 1 ? part : null }))
    .filter((run) => run.text !== '');
}
