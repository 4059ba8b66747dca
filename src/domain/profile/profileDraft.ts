import type { LookingFor } from './genders';
import { readHeight } from './height';
import { addInterest } from './interests';
import { ANYONE } from './lookingFor';
import { readAge } from './ownAge';
import type { OwnProfile } from './ownProfile';

/** A profile being edited: every field holds exactly what was typed. Photos are kept apart. */
export interface ProfileDraft extends Omit<OwnProfile, 'age' | 'height' | 'photos'> {
  readonly age: string;
  readonly height: string;
  /** An interest that was typed and not added yet. */
  readonly newInterest: string;
  readonly lookingFor: LookingFor;
}

/** A field that can hold what cannot be stored. */
export type RefusableField = 'age' | 'height';

/** A profile as its form shows it at first, with whom the person looks for. */
export function draftOf(
  { photos: _, ...profile }: OwnProfile,
  lookingFor: LookingFor = ANYONE,
): ProfileDraft {
  return {
    ...profile,
    age: String(profile.age ?? ''),
    height: String(profile.height ?? ''),
    newInterest: '',
    lookingFor,
  };
}

/** Whether two drafts say the same in each field. */
export function isSameDraft(one: ProfileDraft, other: ProfileDraft): boolean {
  const fields = (draft: ProfileDraft) => JSON.stringify(Object.entries(draft).sort());
  return fields(one) === fields(other);
}

/** The fields that hold what cannot be stored, in the order of the form. */
export function refusedFields({ age, height }: ProfileDraft): readonly RefusableField[] {
  return [
    ...(readAge(age) === 'refused' ? (['age'] as const) : []),
    ...(readHeight(height) === 'refused' ? (['height'] as const) : []),
  ];
}

/**
 * The profile that a draft stands for, with the interest that was typed last; null while a field
 * is refused. Whom the person looks for is no part of it.
 */
export function profileOf(draft: ProfileDraft): Omit<OwnProfile, 'photos'> | null {
  const { newInterest, lookingFor: _, ...fields } = draft;
  const age = readAge(draft.age);
  const height = readHeight(draft.height);
  if (age === 'refused' || height === 'refused') return null;
  return { ...fields, age, height, interests: addInterest(draft.interests, newInterest) };
}
