import { describe, expect, it } from 'vitest';
import { inASentence, placeOf, studyClause, workClause } from '@/domain/matches/chat/phrases';

describe('workClause', () => {
  it.each([
    ['Software Engineer', 'I am a software engineer'],
    ['Doctor', 'I am a doctor'],
    ['Teacher', 'I am a teacher'],
    ['Business Owner', 'I run a business'],
    ['CA', 'I am a CA'],
    ['Lawyer', 'I am a lawyer'],
    ['Designer', 'I am a designer'],
    ['Marketing', 'I work in marketing'],
    ['Banker', 'I am a banker'],
    ['Consultant', 'I am a consultant'],
    ['Banking', 'I work in banking'],
    ['HR', 'I work in HR'],
    ['IT', 'I work in IT'],
    ['Architect', 'I am an architect'],
    ['IAS Officer', 'I am an IAS officer'],
    ['University Lecturer', 'I am a university lecturer'],
    ['Umpire', 'I am an umpire'],
    ['Pilot', 'I am a pilot'],
    ['', 'I do a bit of everything'],
  ])('%s: %s', (profession, clause) => {
    expect(workClause(profession)).toBe(clause);
  });
});

describe('inASentence', () => {
  it.each([
    ['Bollywood', 'Bollywood'],
    ['Movies', 'movies'],
    [' Street  Food ', 'street food'],
  ])('%s: %s', (noun, written) => {
    expect(inASentence(noun)).toBe(written);
  });
});

describe('studyClause', () => {
  it.each(['12th Pass', 'Graduate', 'Post Graduate', 'PhD', 'Diploma', 'Other', ''])(
    '%s',
    (education) => {
      expect(studyClause(education)).toMatch(/^I /u);
    },
  );
});

describe('placeOf', () => {
  it.each([
    ['Bandra, Mumbai', { area: 'Bandra', city: 'Mumbai' }],
    ['Mumbai', { area: 'the busy side of Mumbai', city: 'Mumbai' }],
    ['', { area: 'the busy side of the city', city: 'the city' }],
  ])('%s', (location, place) => {
    expect(placeOf(location)).toEqual(place);
  });
});
