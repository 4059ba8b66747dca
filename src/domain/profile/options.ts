/** What a person can work as (specification, section 9). */
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

/** How far a person can have studied (specification, section 9). */
export const EDUCATION = ['12th Pass', 'Graduate', 'Post Graduate', 'PhD', 'Diploma'] as const;

/** What a person can be looking for (specification, section 9). */
export const RELATIONSHIP_GOALS = [
  'Long-term relationship',
  'Short-term dating',
  'Friendship',
  'Something casual',
] as const;

export type Profession = (typeof PROFESSIONS)[number];
export type Education = (typeof EDUCATION)[number];
