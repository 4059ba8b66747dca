import * as v from 'valibot';
import type { TaalDatabase } from '../../database/taalDatabase';
import { readValue, writeValue } from '../keyValue';

const KEY = 'rewordsAnswers';

/** Whether the browser's own model may reword answers of the coach; off until it is switched on. */
export async function getRewordsAnswers(database: TaalDatabase): Promise<boolean> {
  return (await readValue(database, KEY, v.boolean())) ?? false;
}

/** Switches the rewording on or off, for this browser. */
export async function setRewordsAnswers(database: TaalDatabase, on: boolean): Promise<void> {
  await writeValue(database, KEY, on);
}
