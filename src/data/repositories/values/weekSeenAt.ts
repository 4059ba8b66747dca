import { milliseconds } from '../../database/rows/fields';
import type { TaalDatabase } from '../../database/taalDatabase';
import { readValue, writeValue } from '../keyValue';

const KEY = 'weekSeenAt';

/** When the week was last looked at or put aside, in milliseconds since 1970; null for never. */
export function getWeekSeenAt(database: TaalDatabase): Promise<number | null> {
  return readValue(database, KEY, milliseconds);
}

/** Remembers that the week was looked at or put aside. */
export function setWeekSeenAt(database: TaalDatabase, at: number): Promise<void> {
  return writeValue(database, KEY, at);
}
