import * as v from 'valibot';
import type { OwnProfile } from '@/domain/profile/ownProfile';
import type { TaalDatabase } from '../database';
import { ownProfileFields } from '../rows/userProfileRow';
import { readValue, writeValue } from './keyValue';

const KEY = 'profileDraft';

/** An edit of the profile that was neither saved nor cancelled, or null. */
export function getProfileDraft(database: TaalDatabase): Promise<OwnProfile | null> {
  return readValue(database, KEY, v.object(ownProfileFields));
}

/** Keeps an edit that is under way. */
export function putProfileDraft(database: TaalDatabase, draft: OwnProfile): Promise<void> {
  return writeValue(database, KEY, draft);
}

/** Forgets the edit: it was saved or cancelled. */
export async function deleteProfileDraft(database: TaalDatabase): Promise<void> {
  await database.keyValue.delete(KEY);
}
