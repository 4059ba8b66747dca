import * as v from 'valibot';
import type { TaalDatabase } from '../../database/taalDatabase';
import { readValue, writeValue } from '../keyValue';

const KEY = 'hasVisitedProfile';

/** Whether the profile screen was opened before (rule “First visit”). */
export async function getHasVisitedProfile(database: TaalDatabase): Promise<boolean> {
  return (await readValue(database, KEY, v.boolean())) ?? false;
}

/** Remembers that the profile screen was opened before. */
export async function setHasVisitedProfile(database: TaalDatabase): Promise<void> {
  await writeValue(database, KEY, true);
}
