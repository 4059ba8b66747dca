import { type Figure, rounded } from './figures.ts';

type Row = Readonly<Record<string, number>>;

/** What must not grow with the messages; the rest grows no faster than they do. */
const FLAT = ['open chat ms', 'send ms'];
/** What a machine's noise may add to either. */
const TOLERANCE = 1.5;

/** How many times longer each thing takes with most messages than with fewest. */
export function growthFigures(rows: readonly Row[]): Figure[] {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name.endsWith(' ms'));
  return names.flatMap((name) => {
    const measured = rows.filter((row) => row[name] !== undefined);
    const [fewest, most] = [measured[0], measured.at(-1)];
    if (fewest === undefined || most === undefined) return [];
    const growth = (of: string) => (most[of] ?? Number.NaN) / (fewest[of] ?? Number.NaN);
    return {
      figure: `${name.replace(' ms', '')}, ${most.messages} messages to ${fewest.messages}`,
      value: rounded(growth(name), 2),
      unit: 'times',
      limit: TOLERANCE * (FLAT.includes(name) ? 1 : growth('messages')),
    };
  });
}
