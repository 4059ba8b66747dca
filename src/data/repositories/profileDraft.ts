import * as v from 'valibot';
import type { OwnProfile } from '@/domain/profile/ownProfile';
import type { TaalDatabase } from '../database';
import { ownProfileFields } from '../rows/userProfileRow';
import { readValue, writeValue } from './keyValue';

const KEY = 'profileDraft';

const schema = v.object(ownProfileFields);

/** An edit of the profile that was neither saved nor cancelled, or null. */
export async function getProfileDraft(database: TaalDatabase): Promise<OwnProfile | null> {
  return database.lastWords.get(KEY, schema) ?? (await readValue(database, KEY, schema));
}

/** Keeps an edit that is under way. */
export function putProfileDraft(database: TaalDatabase, draft: OwnProfile): Promise<void> {
  return database.lastWords.superseding(KEY, () => writeValue(database, KEY, draft));
}

/** Keeps an edit at once, as the page may go before `putProfileDraft` has ended. */
export function leaveProfileDraft(database: TaalDatabase, draft: OwnProfile): void {
  database.lastWords.keep(KEY, draft);
}

/** Forgets the edit: it was saved or cancelled. */
export function deleteProfileDraft(database: TaalDatabase): Promise<void> {
  return database.lastWords.superseding(KEY, () => database.keyValue.delete(KEY));
}
