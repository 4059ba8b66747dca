// The ladder (rule “Education ladder”): what a person can choose, and the usual names of its steps.
const STEPS: ReadonlyMap<string, number> = new Map([
  ['12th pass', 0],
  ['high school', 0],
  ['diploma', 1],
  ['graduate', 1],
  ["bachelor's", 1],
  ['post graduate', 2],
  ["master's", 2],
  ['phd', 3],
]);

export const LADDER_STEPS = 3;

/** How many steps of the ladder lie between two educations, 0..3; null when one is unknown. */
export function educationSteps(one: string, other: string): number | null {
  const from = STEPS.get(one.trim().toLowerCase());
  const to = STEPS.get(other.trim().toLowerCase());
  return from === undefined || to === undefined ? null : Math.abs(from - to);
}
