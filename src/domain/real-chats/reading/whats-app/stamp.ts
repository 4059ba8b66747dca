import { startOfDay } from './calendar';
import { type DayHalf, dayHalfOf, hourOf } from './dayHalves';
import { digitOf, isMark } from './digits';
import { LineCursor } from './lineCursor';

/** What the beginning of a message's line says. */
export interface Stamp {
  /** Seconds since 1970 without a time zone, with the day first. */
  readonly dayFirst: number;
  /** The same with the month first. Where only one reading is a date, both have it. */
  readonly monthFirst: number;
  /** What this line alone says of the order: by a number above 12, or by points. */
  readonly says: 'dayFirst' | 'monthFirst' | null;
  /** How it is written: the same in all lines of one export. */
  readonly style: number;
  /** Beside the time stands a word that may tell the half of the day, and is not known. */
  readonly isHalfUnknown: boolean;
  readonly isBracketed: boolean;
  /** Where the rest of the line begins. */
  readonly bodyAt: number;
}

interface Day {
  readonly dayFirst: number;
  readonly monthFirst: number;
  readonly says: Stamp['says'];
  readonly style: number;
}

const POINT = 0x2e;
const DASH = 0x2d;
const LONG_DASH = 0x2013;
const SLASH = 0x2f;
const COLON = 0x3a;
const OPEN = 0x5b;
const CLOSE = 0x5d;
const SPACE = 0x20;
const COMMA = 0x2c;
const ARABIC_COMMA = 0x60c;

/** Longer than any word beside a time. */
const LONGEST_WORD = 18;
const WORD_ALONE = /^[\p{L}\p{M}\p{Cf}\s.’'"״]*$/u;

function readDay(cursor: LineCursor): Day | null {
  const first = cursor.number(4);
  const isYearFirst = cursor.width === 4;
  cursor.skipMarks();
  const separator = cursor.code;
  if (first < 0 || (separator !== SLASH && separator !== POINT && separator !== DASH)) return null;
  cursor.at += 1;
  if (separator === POINT) cursor.skipSpaces();
  const second = cursor.number(2);
  cursor.skipMarks();
  if (second < 0 || !cursor.takes(separator)) return null;
  if (separator === POINT) cursor.skipSpaces();
  const third = cursor.number(4);
  if (third < 0) return null;
  const style = separator * 2 + (cursor.width > 2 ? 1 : 0);
  cursor.skipMarks();
  if (separator === POINT) cursor.takes(POINT);
  if (isYearFirst) {
    const start = startOfDay(first, second, third);
    return start < 0 ? null : { dayFirst: start, monthFirst: start, says: null, style };
  }
  const year = third < 100 ? 2000 + third : third;
  const dayFirst = startOfDay(year, second, first);
  const monthFirst = startOfDay(year, first, second);
  if (dayFirst < 0 && monthFirst < 0) return null;
  if (monthFirst < 0) return { dayFirst, monthFirst: dayFirst, says: 'dayFirst', style };
  if (dayFirst < 0) return { dayFirst: monthFirst, monthFirst, says: 'monthFirst', style };
  // Nobody writes the month first with points.
  return { dayFirst, monthFirst, says: separator === POINT ? 'dayFirst' : null, style };
}

/** Reads over words up to one of the codes; null where none of them comes soon. */
function wordsUpTo(cursor: LineCursor, isEnd: (code: number) => boolean): string | null {
  const from = cursor.at;
  for (let length = 0; length <= LONGEST_WORD; length += 1) {
    const { code } = cursor;
    if (code < 0) return null;
    if (isEnd(code)) return cursor.text.slice(from, cursor.at);
    cursor.at += 1;
  }
  return null;
}

function endsTime(code: number): boolean {
  return code === DASH || code === CLOSE || code === LONG_DASH || code === COLON || code === COMMA;
}

/** `pm` and `PM` behind at most one space, as nearly all files have it. */
function quickHalf(cursor: LineCursor): DayHalf | null {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  const letterAt = code === SPACE || code === 0x202f || code === 0xa0 ? at + 1 : at;
  const letter = text.charCodeAt(letterAt) | 0x20;
  if (endsTime(text.charCodeAt(letterAt))) {
    cursor.at = letterAt;
    return 'none';
  }
  if ((text.charCodeAt(letterAt + 1) | 0x20) !== 0x6d || (letter !== 0x61 && letter !== 0x70)) {
    return null;
  }
  const next = text.charCodeAt(letterAt + 2);
  if (next !== SPACE && next !== CLOSE) return null;
  cursor.at = next === SPACE ? letterAt + 3 : letterAt + 2;
  if (!endsTime(cursor.code)) return null;
  return letter === 0x61 ? 'am' : 'pm';
}

/** The half of the day that words tell; null where they are no words that stand beside a time. */
function halfIn(words: string): DayHalf | null {
  const half = dayHalfOf(words);
  return half === 'unknown' && !WORD_ALONE.test(words) ? null : half;
}

interface Time {
  readonly seconds: number;
  readonly style: number;
  readonly isHalfUnknown: boolean;
}

function readTime(cursor: LineCursor, halfBefore: DayHalf): Time | null {
  const hours = cursor.number(2);
  const separator = cursor.code;
  if (hours < 0 || hours > 24 || (separator !== COLON && separator !== POINT)) return null;
  cursor.at += 1;
  const minutes = cursor.number(2);
  if (cursor.width !== 2 || minutes > 59) return null;
  let seconds = 0;
  const hasSeconds =
    cursor.code === separator && digitOf(cursor.text.charCodeAt(cursor.at + 1)) >= 0;
  if (hasSeconds) {
    cursor.at += 1;
    seconds = cursor.number(2);
    if (cursor.width !== 2 || seconds > 60) return null;
  }
  const from = cursor.at;
  let half = quickHalf(cursor);
  if (half === null) {
    cursor.at = from;
    const words = wordsUpTo(cursor, endsTime);
    half = words === null ? null : halfIn(words);
  }
  if (half === null) return null;
  if (half === 'none') half = halfBefore;
  const hour = hourOf(half, hours);
  const style = (hasSeconds ? 1 : 0) + (half === 'none' ? 0 : 2);
  const isHalfUnknown = half === 'unknown';
  return { seconds: hour * 3600 + minutes * 60 + seconds, style, isHalfUnknown };
}

function isDigit(code: number): boolean {
  return digitOf(code) >= 0;
}

/** What stands between the date and the time; null where they do not belong together. */
function readBetween(cursor: LineCursor): DayHalf | null {
  if (!cursor.takes(COMMA)) cursor.takes(ARABIC_COMMA);
  cursor.skipSpaces();
  if (isDigit(cursor.code)) return 'none';
  const words = wordsUpTo(cursor, isDigit);
  return words === null ? null : halfIn(words);
}

/** Steps over what ends the stamp; false where the line is no message's first. */
function readEnd(cursor: LineCursor, isBracketed: boolean): boolean {
  if (isBracketed) {
    if (!cursor.takes(CLOSE)) return false;
  } else {
    // Before 2015 a colon stood there.
    if (!cursor.takes(DASH) && !cursor.takes(LONG_DASH) && !cursor.takes(COLON)) return false;
    if (cursor.code !== SPACE) return false;
  }
  cursor.takes(SPACE);
  return true;
}

function stampOf(cursor: LineCursor, day: Day, time: Time, isBracketed: boolean): Stamp | null {
  if (!readEnd(cursor, isBracketed)) return null;
  return {
    dayFirst: day.dayFirst + time.seconds,
    monthFirst: day.monthFirst + time.seconds,
    says: day.says,
    style: (day.style * 4 + time.style) * 2 + (isBracketed ? 1 : 0),
    isHalfUnknown: time.isHalfUnknown,
    isBracketed,
    bodyAt: cursor.at,
  };
}

/** What a line begins with, up to the time: the same for all lines of a day. */
interface DayStart {
  readonly text: string;
  readonly day: Day;
  readonly half: DayHalf;
  readonly isBracketed: boolean;
}

/** Reads what lines of WhatsApp begin with, up to the name (rule “Formats”). */
export class StampReader {
  /** That of the last line: most lines are of the day of the one before. */
  #dayStart: DayStart | null = null;

  /**
   * The beginning of the line that `text` holds from `from` to `end`; null where the line belongs
   * to the message above.
   */
  read(text: string, from: number, end: number): Stamp | null {
    const first = text.charCodeAt(from);
    if (first !== OPEN && !isDigit(first) && !isMark(first)) return null;
    const cursor = new LineCursor(text, from, end);
    const start = this.#startOf(cursor);
    if (start === null) return this.#readCopied(text, from, end);
    const time = readTime(cursor, start.half);
    return time === null ? null : stampOf(cursor, start.day, time, start.isBracketed);
  }

  #startOf(cursor: LineCursor): DayStart | null {
    const { text, at: from } = cursor;
    const last = this.#dayStart;
    if (last !== null && text.startsWith(last.text, from)) {
      cursor.at = from + last.text.length;
      return last;
    }
    cursor.skipMarks();
    const isBracketed = cursor.takes(OPEN);
    const day = readDay(cursor);
    const half = day === null ? null : readBetween(cursor);
    if (day === null || half === null) return null;
    this.#dayStart = { text: text.slice(from, cursor.at), day, half, isBracketed };
    return this.#dayStart;
  }

  /** In what is copied from WhatsApp Web the time is first: `[21:05, 25/11/2026] Name: text`. */
  #readCopied(text: string, from: number, end: number): Stamp | null {
    const cursor = new LineCursor(text, from, end);
    cursor.skipMarks();
    if (!cursor.takes(OPEN)) return null;
    const time = readTime(cursor, 'none');
    if (time === null || !cursor.takes(COMMA)) return null;
    cursor.skipSpaces();
    const day = readDay(cursor);
    return day === null ? null : stampOf(cursor, day, time, true);
  }
}
