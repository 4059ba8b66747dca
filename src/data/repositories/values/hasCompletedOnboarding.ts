import * as v from 'valibot';
import type { TaalDatabase } from '../../database/taalDatabase';
import { readValue, writeValue } from '../keyValue';

const KEY = 'hasCompletedOnboarding';

/** Whether onboarding was finished or skipped (rule “Onboarding”). */
export async function getHasCompletedOnboarding(database: TaalDatabase): Promise<boolean> {
  return (await readValue(database, KEY, v.boolean())) ?? false;
}

/** Remembers that onboarding was finished or skipped. */
export async function setHasCompletedOnboarding(database: TaalDatabase): Promise<void> {
  await writeValue(database, KEY, true);
}
