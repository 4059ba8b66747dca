import * as v from 'valibot';
import type { Clock } from '@/domain/clock';
import type { Random } from '@/domain/random';
import { id } from '../../database/rows/fields';
import type { TaalDatabase } from '../../database/taalDatabase';
import { readValue, writeValue } from '../keyValue';

const KEY = 'userId';
const userId = v.pipe(id, v.regex(/^user_\d+_[a-z0-9]+$/));

/**
 * The anonymous id of this browser, user_{timestamp}_{random}: made once and kept, also when two
 * tabs start together (rule “User id”).
 */
export async function getUserId(
  database: TaalDatabase,
  clock: Clock,
  random: Random,
): Promise<string> {
  return database.transaction('rw', database.keyValue, async () => {
    const stored = await readValue(database, KEY, userId);
    if (stored !== null) return stored;
    const created = `user_${clock()}_${Math.floor(random() * 36 ** 9).toString(36)}`;
    await writeValue(database, KEY, created);
    return created;
  });
}

/** The anonymous id, or null before it was made; unlike `getUserId` it never writes. */
export function findUserId(database: TaalDatabase): Promise<string | null> {
  return readValue(database, KEY, userId);
}
