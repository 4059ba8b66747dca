import * as v from 'valibot';
import { GENDERS } from '@/domain/profile/genders';

/*
 * Bounds of what comes from outside: storage, backend, AI service, files. A value beyond them is
 * treated as one of the wrong type, in the way of its source: a row is set aside, a backup refused, an
 * answer counts as unreadable and this device's own result stays. They are wide: nothing that Taal
 * itself writes is outside of them, and nothing within them breaks a screen.
 */

/** The last millisecond of the year 9999, since 1970. */
const LAST_INSTANT = 253_402_300_799_999;

const LARGEST_COUNT = 2 ** 31 - 1;

/** Three hundred years: a device's clock can jump from 1970 to today while someone types. */
const MOST_SECONDS = 1e10;

/** A number from `lowest` to `highest`. */
export function within(lowest: number, highest: number) {
  return v.pipe(v.number(), v.minValue(lowest), v.maxValue(highest));
}

/** Milliseconds: a moment since 1970, or a stretch of time. */
export const milliseconds = within(0, LAST_INSTANT);

/** A moment, stored as milliseconds since 1970, read as a Date. */
export const moment = v.pipe(
  milliseconds,
  v.transform((since1970) => new Date(since1970)),
);

export const seconds = within(0, MOST_SECONDS);

export const minutes = within(0, MOST_SECONDS / 60);

/** A typing speed. Taal's own are 10 to 120, or 0; a backend may measure otherwise. */
export const wpm = within(0, 1000);

export const count = v.pipe(within(0, LARGEST_COUNT), v.integer());

/** A share from 0 to 1. */
export const share = within(0, 1);

/** An id, a key or a short code. */
export const id = v.pipe(v.string(), v.maxLength(200));

/** A title, a name, a sentence. */
export const label = v.pipe(v.string(), v.maxLength(2000));

/** What a person writes, of any length that a device can show: it is never to be lost. */
export const words = v.pipe(v.string(), v.maxLength(10_000_000));

/** A list of parts of a row, which Taal keeps far shorter. */
export function listOf<S extends v.GenericSchema<unknown, unknown>>(schema: S) {
  return v.pipe(v.array(schema), v.maxLength(1000));
}

/** Whom a person looks for or filters by; what cannot be read narrows nothing. */
export const gendersField = v.fallback(
  v.pipe(v.array(v.picklist(GENDERS)), v.maxLength(GENDERS.length)),
  [],
);
