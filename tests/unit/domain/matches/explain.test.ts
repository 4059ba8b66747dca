import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { compatibility } from '@/domain/matches/compatibility';
import { explainScore } from '@/domain/matches/explain';
import type { ComparedProfile, CompatibilityPart, Match } from '@/domain/matches/match';
import { compared, comparedProfiles, person } from './people';

const explained = (own: Partial<ComparedProfile>, match: Partial<Match>) => {
  const [one, other] = [compared(own), person(match)];
  return explainScore(one, other, compatibility(one, other));
};

function said(
  name: CompatibilityPart['name'],
  own: Partial<ComparedProfile>,
  match: Partial<Match>,
) {
  const part = explained(own, match).parts.find((one) => one.name === name);
  return part === undefined ? '' : `${part.label}: ${part.detail}`;
}

test('the parts in points of 100 are those of the score', () => {
  const own = {
    id: 'me',
    age: 29,
    profession: 'CA',
    education: 'PhD',
    interests: ['Music', 'Art'],
  };
  const match = { profession: 'CA', education: 'Graduate', interests: ['Food', 'Music'] };
  const { parts } = explained(own, match);
  expect(parts).toMatchObject([
    { name: 'base', label: 'Starting point', value: 50, most: 50 },
    { name: 'interests', label: 'Shared interests', detail: 'Music', value: 20, most: 40 },
    { name: 'age', label: 'Close in age', detail: 'Two years apart', value: 16, most: 20 },
    { name: 'education', detail: 'You: PhD; Meera: Graduate', value: 5, most: 15 },
    { name: 'profession', label: 'Same profession', detail: 'Both CA', value: 15, most: 15 },
    { name: 'chance', label: 'A little chance', most: 10 },
  ]);
  expect(parts.at(-1)?.detail).toBe('Up to 10 points, and the same at each visit');
});

test('the points add up to the percent, or a note says why they do not', () => {
  fc.assert(
    fc.property(comparedProfiles, comparedProfiles, (own, other) => {
      const score = compatibility(own, other);
      const { percent, parts, note } = explainScore(own, { ...other, name: 'Meera' }, score);
      const total = parts.reduce((sum, { value }) => sum + value, 0);
      expect(percent).toBe(Math.round(score.score * 100));
      expect(note).toBe(total > 100 ? `The parts add up to ${total}; a score stops at 100.` : null);
      if (note === null) expect(total).toBe(percent);
      for (const [index, { value, most }] of parts.entries()) {
        expect(Math.abs(value - (score.parts[index]?.value ?? 0) * 100)).toBeLessThan(1);
        expect(value).toBeLessThanOrEqual(most);
        expect(value).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

describe('in words', () => {
  test.each<[readonly string[], readonly string[], string]>([
    [['Music'], ['Art', 'music'], 'Shared interests: music'],
    [['Music', 'Art', 'Food'], ['Food', 'Art', 'Music'], 'Shared interests: Food, Art and Music'],
    [['Music'], ['Art', 'Food'], 'No shared interests: Meera lists Art and Food'],
    [[], ['Art'], 'No shared interests: Your profile lists none yet'],
    [['Music'], [], 'No shared interests: Meera lists none yet'],
  ])('interests %j and %j', (own, match, words) => {
    expect(said('interests', { interests: own }, { interests: match })).toBe(words);
  });

  test.each([
    [27, 27, 'Same age: Both 27'],
    [28, 27, 'Close in age: One year apart'],
    [24, 27, 'Close in age: Three years apart'],
    [31, 27, 'Age: Four years apart'],
    [18, 27, 'Age: Nine years apart'],
    [37, 27, 'Age: Ten years apart; ten or more count for nothing'],
    [50, 27, 'Age: 23 years apart; ten or more count for nothing'],
    [null, 27, 'Age: Your profile has no age yet'],
  ])('ages %s and %d', (own, age, words) => {
    expect(said('age', { age: own }, { age })).toBe(words);
  });

  test.each([
    ['Graduate', 'Graduate', 'Same level of education: Both Graduate'],
    [' Graduate ', 'graduate ', 'Same level of education: Both graduate'],
    ['Diploma', 'Graduate', 'Same level of education: You: Diploma; Meera: Graduate'],
    ['PhD', 'Post Graduate', 'Close in education: You: PhD; Meera: Post Graduate'],
    ['PhD', '12th Pass', 'Different education: You: PhD; Meera: 12th Pass'],
    ['', 'Graduate', 'Education: Your profile has no education yet'],
    ['Hogwarts', 'Graduate', 'Education: These two cannot be compared'],
  ])('educations %j and %j', (own, education, words) => {
    expect(said('education', { education: own }, { education })).toBe(words);
  });

  test.each([
    ['doctor', 'Doctor', 'Same profession: Both Doctor'],
    [' doctor ', ' Doctor ', 'Same profession: Both Doctor'],
    [' CA ', ' Doctor ', 'Different professions: You: CA; Meera: Doctor; counts half'],
    [' ', 'Doctor', 'Profession: Your profile has none yet, which counts half'],
    ['CA', 'Doctor', 'Different professions: You: CA; Meera: Doctor; counts half'],
    ['', 'Doctor', 'Profession: Your profile has none yet, which counts half'],
    ['CA', '', 'Profession: Meera gives none, which counts half'],
  ])('professions %j and %j', (own, profession, words) => {
    expect(said('profession', { profession: own }, { profession })).toBe(words);
  });

  it('says when the other gives no age', () => {
    const [own, other] = [compared({ age: 27 }), { ...compared({ id: 'two' }), name: 'Zoya' }];
    const { parts } = explainScore(own, other, compatibility(own, other));
    expect(parts[2]).toMatchObject({ label: 'Age', detail: 'Zoya gives no age', value: 0 });
  });
});
