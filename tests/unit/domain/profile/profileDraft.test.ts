import { expect, it } from 'vitest';
import { EMPTY_USER_PROFILE } from '@/domain/profile/ownProfile';
import { draftOf, isSameDraft, profileOf, refusedFields } from '@/domain/profile/profileDraft';

const { photos: _, ...empty } = EMPTY_USER_PROFILE.profile;
const profile = { ...EMPTY_USER_PROFILE.profile, name: 'Asha', age: 25, height: 170 };

it('shows a profile’s numbers as text and reads them back', () => {
  const draft = draftOf(profile);
  expect(draft).toMatchObject({ name: 'Asha', age: '25', height: '170', newInterest: '' });
  expect(profileOf({ ...draft, lookingFor: { ages: null, genders: ['Men'] } })).toEqual({
    ...empty,
    name: 'Asha',
    age: 25,
    height: 170,
  });
  expect(profileOf(draft)).toEqual({ ...empty, name: 'Asha', age: 25, height: 170 });
  expect(profileOf(draftOf(EMPTY_USER_PROFILE.profile))).toEqual(empty);
});

it('reads no profile while a field cannot be read, and names the fields', () => {
  const draft = draftOf(profile);
  expect(refusedFields({ ...draft, age: '25 years', height: '170 cm' })).toEqual([]);
  expect(refusedFields({ ...draft, height: 'tall', age: '2e' })).toEqual(['age', 'height']);
  expect(profileOf({ ...draft, age: '2e' })).toBeNull();
  expect(profileOf({ ...draft, height: 'tall' })).toBeNull();
});

it('takes an interest that was typed and not added, once', () => {
  const draft = { ...draftOf(profile), interests: ['Art'] };
  expect(profileOf({ ...draft, newInterest: ' Chess ' })?.interests).toEqual(['Art', 'Chess']);
  expect(profileOf({ ...draft, newInterest: ' ' })?.interests).toEqual(['Art']);
  expect(profileOf({ ...draft, newInterest: 'art' })?.interests).toEqual(['Art']);
});

it('knows a draft that says the same from one that does not', () => {
  const draft = draftOf(profile);
  const { name, ...others } = draft;
  expect(isSameDraft(draft, { ...others, name })).toBe(true);
  expect(isSameDraft(draft, { ...draft, age: '25 years' })).toBe(false);
  expect(isSameDraft(draft, { ...draft, newInterest: 'C' })).toBe(false);
});
