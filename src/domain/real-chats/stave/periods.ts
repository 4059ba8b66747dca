import { spanOf } from '../figures/halves';
import { columnOf, type StaveColumn, type Turn } from './columns';

/** How long a row of the table is; a `part` has no times. */
export type PeriodUnit = 'day' | 'month' | 'year' | 'part';

/** A row of the stave's table (rule “The stave”): the turns that began in it. */
export interface PeriodRow extends StaveColumn {
  readonly unit: PeriodUnit;
  /** Turns in it, of both. */
  readonly turns: number;
}

const DAY_SECONDS = 86_400;
/** Longer chats have a row a month. */
const MOST_DAYS = 31;
/** Longer ones a row a year. */
const MOST_MONTHS = 24;
const MOST_YEARS = 50;
const PARTS = 10;

const KEY_LENGTHS = { year: 4, month: 7, day: 10 } as const;

/** The calendar day, month or year of a moment on the wall clock. */
function keyOf(at: number, unit: keyof typeof KEY_LENGTHS): string {
  return new Date(at * 1000).toISOString().slice(0, KEY_LENGTHS[unit]);
}

function unitOf(from: number, to: number): PeriodUnit {
  const days = (to - from) / DAY_SECONDS;
  if (days <= MOST_DAYS) return 'day';
  if (days <= MOST_MONTHS * 30.5) return 'month';
  // Beyond so many years, a clock was broken.
  return days <= MOST_YEARS * 365.25 ? 'year' : 'part';
}

/** The turns in rows that a table has room for. */
export function periodsOf(turns: readonly Turn[]): readonly PeriodRow[] {
  const span = spanOf(turns.map(({ from }) => ({ at: from })));
  const unit = span === null ? 'part' : unitOf(span.from, span.to);
  const groups = new Map<string | number, Turn[]>();
  turns.forEach((turn, index) => {
    const at = turn.from;
    if (unit !== 'part' && at === null) return;
    const key =
      unit === 'part' || at === null
        ? Math.floor((index * PARTS) / Math.max(PARTS, turns.length))
        : keyOf(at, unit);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [turn]);
    else group.push(turn);
  });
  return [...groups.values()].map((group) => ({
    ...columnOf(group),
    unit,
    turns: group.length,
  }));
}
