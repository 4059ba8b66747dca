import type { Match } from '../match';

/** How an education is said of one person and of several. */
const SAID: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['12th Pass', ['has passed 12th', 'have passed 12th']],
  ['Diploma', ['holds a diploma', 'hold diplomas']],
  ['Graduate', ['is a Graduate', 'are Graduates']],
  ['Post Graduate', ['is a Post Graduate', 'are Post Graduates']],
  ['PhD', ['holds a PhD', 'hold PhDs']],
]);

function said(education: string): readonly [string, string] {
  return SAID.get(education) ?? [`lists ${education}`, `list ${education}`];
}

/** The education most people have, with its count; among equals the first met. */
function mostCommon(people: readonly Match[]): readonly [string, number] {
  const counts = new Map<string, number>();
  for (const { education } of people) counts.set(education, (counts.get(education) ?? 0) + 1);
  return [...counts].reduce((most, next) => (next[1] > most[1] ? next : most), ['', 0]);
}

function educationClause(people: readonly Match[]): string {
  const all = people.length;
  const [education, count] = mostCommon(people);
  if (count === 1) return 'No two have the same education';
  const [, many] = said(education);
  if (count === all) return `${all === 2 ? 'Both' : `All ${all}`} ${many}`;
  if (count * 2 > all) return `Most ${many}`;
  return `${count * 2 === all ? 'Half' : `${count} of ${all}`} ${many}`;
}

/** The narrowest span of years that holds at least half of the ages; the younger of equals. */
function closestHalf(ages: readonly number[]): readonly [number, number] {
  const sorted = [...ages].sort((a, b) => a - b);
  const half = Math.ceil(sorted.length / 2);
  const spans = sorted.slice(0, sorted.length - half + 1).map((youngest, index) => {
    const span: readonly [number, number] = [youngest, sorted[index + half - 1] ?? youngest];
    return span;
  });
  return spans.reduce((best, next) => (next[1] - next[0] < best[1] - best[0] ? next : best));
}

function agesClause(people: readonly Match[]): string {
  const ages = people.map(({ age }) => age);
  const all = ages.length;
  const youngest = Math.min(...ages);
  const oldest = Math.max(...ages);
  if (youngest === oldest) return `${all === 2 ? 'both' : 'all'} are ${youngest}`;
  if (all < 4) return `ages run from ${youngest} to ${oldest}`;

  const [from, to] = closestHalf(ages);
  const within = ages.filter((age) => from <= age && age <= to).length;
  if (within === all) return `ages run from ${youngest} to ${oldest}`;
  const count = within * 2 === all ? 'half' : `${within} of ${all}`;
  if (from === to) return `${count} are ${from}`;
  return to - from === 1
    ? `${count} are ${from} or ${to}`
    : `${count} are between ${from} and ${to}`;
}

/** Education and ages in years of the people in view; for one or more people. */
export function backgroundInsight(people: readonly Match[]): string {
  const [first, second] = people;
  if (first !== undefined && second === undefined) {
    return `${first.name} is ${first.age} and ${said(first.education)[0]}.`;
  }
  return `${educationClause(people)}; ${agesClause(people)}.`;
}
