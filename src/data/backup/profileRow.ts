import * as v from 'valibot';
import { type UserProfileRow, userProfileRow } from '../database/rows/userProfileRow';

/** The own profile as it is stored; a damaged field has its standard. */
export function toProfileRow(stored: unknown): UserProfileRow {
  const profile = v.parse(userProfileRow, stored);
  return { ...profile, savedAt: profile.savedAt?.getTime() ?? null };
}

/** Whether everything of `written` that `read` knows was taken over as it stands. */
function isTakenOver(written: unknown, read: unknown): boolean {
  if (!(read instanceof Object) || Array.isArray(read)) {
    return JSON.stringify(written) === JSON.stringify(read);
  }
  if (!(written instanceof Object) || Array.isArray(written)) return false;
  const fields = new Map<string, unknown>(Object.entries(read));
  return Object.entries(written).every(
    ([name, value]) => !fields.has(name) || isTakenOver(value, fields.get(name)),
  );
}

/**
 * The profile of a backup; null when one of its fields is wrong. The database forgives damage, but
 * a file that would change what it says is refused; a field that it lacks has its standard.
 */
export function profileOfBackup(written: unknown): UserProfileRow | null {
  const row = toProfileRow(written);
  return isTakenOver(written, row) ? row : null;
}
