import { milliseconds } from '../../database/rows/fields';
import type { TaalDatabase } from '../../database/taalDatabase';
import { readValue, writeValue } from '../keyValue';

const KEY = 'lastDeliveredAt';

/**
 * When the backend last took something of the queue, in milliseconds since 1970, no matter which
 * context sent it: this tab, another or the worker. Null for never (rule “Queue”).
 */
export function getLastDeliveredAt(database: TaalDatabase): Promise<number | null> {
  return readValue(database, KEY, milliseconds);
}

/** Remembers that the backend has taken something. */
export function setLastDeliveredAt(database: TaalDatabase, at: number): Promise<void> {
  return writeValue(database, KEY, at);
}
