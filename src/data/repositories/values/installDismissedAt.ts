import { milliseconds } from '../../database/rows/fields';
import type { TaalDatabase } from '../../database/taalDatabase';
import { readValue, writeValue } from '../keyValue';

const KEY = 'installDismissedAt';

/** When the offer to install was last put aside, in milliseconds since 1970; null for never. */
export function getInstallDismissedAt(database: TaalDatabase): Promise<number | null> {
  return readValue(database, KEY, milliseconds);
}

/** Remembers that the offer to install was put aside. */
export function setInstallDismissedAt(database: TaalDatabase, at: number): Promise<void> {
  return writeValue(database, KEY, at);
}
