import { AM, EVENING, JOINING, MIDDAY, NIGHT, PM } from './dayHalfWords';

const WORDS = {
  am: AM,
  pm: PM,
  evening: EVENING,
  night: NIGHT,
  midday: MIDDAY,
  none: JOINING,
} as const;

/** What the words beside a time say of the half of the day; 'unknown' is never taken for nothing. */
export type DayHalf = keyof typeof WORDS | 'unknown';

const KINDS = ['am', 'pm', 'evening', 'night', 'midday', 'none'] as const;

const HALVES: ReadonlyMap<string, DayHalf> = new Map([
  ['', 'none'],
  ...KINDS.flatMap((kind) =>
    WORDS[kind]
      .trim()
      .split(/\s+/)
      .map((word) => [word, kind] as const),
  ),
]);

const NOT_LETTERS = /[^\p{L}\p{M}]/gu;

function halfOfWord(written: string): DayHalf {
  return HALVES.get(written.replace(NOT_LETTERS, '')) ?? 'unknown';
}

/** The half of the day that is written beside a time, in one word or in several. */
export function dayHalfOf(written: string): DayHalf {
  const words = written.normalize('NFC').toLowerCase();
  const half = halfOfWord(words);
  if (half !== 'unknown') return half;
  const [first = 'none', ...others] = words
    .split(/\s+/)
    .map(halfOfWord)
    .filter((one) => one !== 'none');
  return others.length > 0 ? 'unknown' : first;
}

function isAfternoon(half: DayHalf, hour: number): boolean {
  if (half === 'evening') return hour > 0;
  if (half === 'night') return hour > 5;
  return half === 'pm' || (half === 'midday' && hour < 6);
}

/** The hour of the whole day. A clock that goes to 24 may still write the half. */
export function hourOf(half: DayHalf, written: number): number {
  if (half === 'none' || half === 'unknown' || written > 12) return written % 24;
  const hour = written % 12;
  return isAfternoon(half, hour) ? hour + 12 : hour;
}
