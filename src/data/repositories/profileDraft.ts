import * as v from 'valibot';
import { draftOf, isSameDraft, type ProfileDraft } from '@/domain/profile/profileDraft';
import { lookingForField, ownProfileFields } from '../database/rows/userProfileRow';
import type { TaalDatabase } from '../database/taalDatabase';
import { readValue, writeValue } from './keyValue';
import { getUserProfile } from './userProfile';

const KEY = 'profileDraft';
/** The profile was left in the middle of the edit. */
const LEFT_KEY = 'profileEditLeft';

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

/**
 * Whether an edit was neither saved nor cancelled: 'left' where the profile was left meanwhile, so
 * that it waits until it is asked for.
 */
export async function profileEditState(database: TaalDatabase): Promise<'none' | 'open' | 'left'> {
  // Read in any case: a live query hears only of changes to what it has read.
  const stored = await readValue(database, KEY, schema);
  const isLeft = await readValue(database, LEFT_KEY, v.literal(true));
  if (stored === null && database.draftJournal.get(KEY, schema) === null) return 'none';
  return isLeft === true ? 'left' : 'open';
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
  await database.keyValue.bulkDelete([KEY, LEFT_KEY]);
}

/** Begins an edit of the profile, or goes on with the one that waits. */
export async function openProfileEdit(database: TaalDatabase): Promise<void> {
  await database.transaction('rw', database.keyValue, database.userProfile, async () => {
    await database.keyValue.delete(LEFT_KEY);
    if ((await getProfileDraft(database)) !== null) return;
    const { profile, lookingFor } = await getUserProfile(database);
    await putProfileDraft(database, draftOf(profile, lookingFor));
  });
}

/** Leaves the edit that is open: it waits where it has changes, and is over where it has none. */
export async function leaveProfileEdit(database: TaalDatabase): Promise<void> {
  await database.transaction('rw', database.keyValue, database.userProfile, async () => {
    const draft = await getProfileDraft(database);
    if (draft === null) return;
    const { profile, lookingFor } = await getUserProfile(database);
    if (isSameDraft(draft, draftOf(profile, lookingFor))) await deleteProfileDraft(database);
    else await writeValue(database, LEFT_KEY, true);
  });
}
