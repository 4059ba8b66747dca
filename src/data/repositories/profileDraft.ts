import * as v from 'valibot';
import type { ProfileDraft } from '@/domain/profile/profileDraft';
import { lookingForField, ownProfileFields } from '../database/rows/userProfileRow';
import type { TaalDatabase } from '../database/taalDatabase';
import { readValue, writeValue } from './keyValue';

const KEY = 'profileDraft';

// Earlier versions kept the number, or null for an empty field.
const typedNumber = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '');

const { photos: _, ...fields } = ownProfileFields;

const schema = v.object({
  ...fields,
  age: typedNumber,
  height: typedNumber,
  newInterest: v.fallback(v.string(), ''),
  lookingFor: v.optional(lookingForField, { ages: null, genders: [] }),
});

/** Whether an edit was neither saved nor cancelled. */
export async function hasProfileDraft(database: TaalDatabase): Promise<boolean> {
  // Read in any case: a live query hears only of changes to what it has read.
  const stored = await readValue(database, KEY, schema);
  return stored !== null || database.draftJournal.get(KEY, schema) !== null;
}

/** An edit of the profile that was neither saved nor cancelled, or null. */
export async function getProfileDraft(database: TaalDatabase): Promise<ProfileDraft | null> {
  return database.draftJournal.get(KEY, schema) ?? (await readValue(database, KEY, schema));
}

/** Keeps an edit that is under way. */
export function putProfileDraft(database: TaalDatabase, draft: ProfileDraft): Promise<void> {
  return database.draftJournal.commitThenClear(KEY, () => writeValue(database, KEY, draft));
}

/** Keeps an edit at once, as the page may go before `putProfileDraft` has ended. */
export function leaveProfileDraft(database: TaalDatabase, draft: ProfileDraft): void {
  database.draftJournal.keep(KEY, draft);
}

/** Stores what `leaveProfileDraft` kept, if anything: in a backup, say, is only what is stored. */
export async function settleProfileDraft(database: TaalDatabase): Promise<void> {
  const newer = database.draftJournal.get(KEY, schema);
  if (newer !== null) await putProfileDraft(database, newer);
}

/** Forgets the edit: it was saved or cancelled. */
export async function deleteProfileDraft(database: TaalDatabase): Promise<void> {
  // Before the row: observers that its deletion notifies must find nothing here.
  database.draftJournal.forget(KEY);
  await database.keyValue.delete(KEY);
}
