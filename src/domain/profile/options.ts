/** What a person can work as (rule “Options”). */
export const PROFESSIONS = [
  'Software Engineer',
  'Doctor',
  'Teacher',
  'Business Owner',
  'CA',
  'Lawyer',
  'Designer',
  'Marketing',
  'Banker',
  'Consultant',
] as const;

/** How far a person can have studied (rule “Options”). */
export const EDUCATION = ['12th Pass', 'Graduate', 'Post Graduate', 'PhD', 'Diploma'] as const;

/** What a person can be looking for (rule “Options”). */
export const RELATIONSHIP_GOALS = [
  'Long-term relationship',
  'Short-term dating',
  'Friendship',
  'Something casual',
] as const;

export type Profession = (typeof PROFESSIONS)[number];
export type Education = (typeof EDUCATION)[number];

/** Answers that are the project's own (rule “Options”); free of judgement. */
export const LIFESTYLES = [
  'Early bird',
  'Night owl',
  'Homebody',
  'Always out',
  'A bit of all',
] as const;
export const HABITS = ['Never', 'Sometimes', 'Often'] as const;
export const PETS = ['None', 'Dog', 'Cat', 'Other', 'Would love one'] as const;
