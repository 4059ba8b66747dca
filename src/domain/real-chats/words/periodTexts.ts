import type { PeriodRow } from '../stave/periods';

const FORMATS = {
  day: { dateStyle: 'medium' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The row headers of the stave's table; times are those of the chat's own clock. */
export function periodTexts(rows: readonly PeriodRow[], locale: string): readonly string[] {
  const unit = rows[0]?.unit ?? 'part';
  if (unit === 'part') return rows.map((_, index) => `Part ${index + 1} of ${rows.length}`);
  const format = new Intl.DateTimeFormat(locale, { ...FORMATS[unit], timeZone: 'UTC' });
  return rows.map(({ from }) => format.format((from ?? 0) * 1000));
}
