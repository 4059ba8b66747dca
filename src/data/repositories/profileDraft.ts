import * as v from 'valibot';
import { draftOf, isSameDraft, type ProfileDraft } from '@/domain/profile/profileDraft';
import { lookingForField, ownProfileFields } from '../database/rows/userProfileRow';
import type { TaalDatabase } from '../database/taalDatabase';
import { readValue, writeValue } from './keyValue';
import { getUserProfile } from './userProfile';

/** The key of the edit. */
export const PROFILE_DRAFT = 'profileDraft';
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
  const stored = await readValue(database, PROFILE_DRAFT, schema);
  const isLeft = await readValue(database, LEFT_KEY, v.literal(true));
  if (stored === null) return 'none';
  return isLeft === true ? 'left' : 'open';
}

/** An edit of the profile that was neither saved nor cancelled, or null. */
export function getProfileDraft(database: TaalDatabase): Promise<ProfileDraft | null> {
  return readValue(database, PROFILE_DRAFT, schema);
}

/** An edit from outside the database; null where it is damaged. */
export function readProfileDraft(value: unknown): ProfileDraft | null {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : null;
}

/** Keeps an edit that is under way. */
export function putProfileDraft(database: TaalDatabase, draft: ProfileDraft): Promise<void> {
  return writeValue(database, PROFILE_DRAFT, draft);
}

/** Forgets the edit: it was saved or cancelled. */
export async function deleteProfileDraft(database: TaalDatabase): Promise<void> {
  await database.keyValue.bulkDelete([PROFILE_DRAFT, LEFT_KEY]);
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
