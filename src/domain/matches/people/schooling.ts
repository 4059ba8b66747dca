import type { Education, Profession } from '../../profile/options';

/** An education that fits a profession, from the age in years at which it can be completed. */
export interface Schooling {
  readonly education: Education;
  readonly from: number;
}

/** How people come to their professions in India, the usual way first. */
export const SCHOOLING: Readonly<Record<Profession, readonly Schooling[]>> = {
  'Software Engineer': [
    { education: 'Graduate', from: 22 },
    { education: 'Diploma', from: 22 },
    { education: 'Post Graduate', from: 24 },
  ],
  Doctor: [
    { education: 'Graduate', from: 24 },
    { education: 'Post Graduate', from: 28 },
  ],
  Teacher: [
    { education: 'Graduate', from: 23 },
    { education: 'Diploma', from: 22 },
    { education: 'Post Graduate', from: 24 },
    { education: 'PhD', from: 29 },
  ],
  'Business Owner': [
    { education: '12th Pass', from: 22 },
    { education: 'Graduate', from: 23 },
    { education: 'Diploma', from: 22 },
    { education: 'Post Graduate', from: 26 },
  ],
  CA: [
    { education: 'Graduate', from: 24 },
    { education: 'Post Graduate', from: 25 },
  ],
  Lawyer: [
    { education: 'Graduate', from: 24 },
    { education: 'Post Graduate', from: 25 },
  ],
  Designer: [
    { education: 'Graduate', from: 22 },
    { education: 'Diploma', from: 22 },
    { education: 'Post Graduate', from: 24 },
  ],
  Marketing: [
    { education: 'Graduate', from: 22 },
    { education: 'Post Graduate', from: 24 },
  ],
  Banker: [
    { education: 'Graduate', from: 23 },
    { education: 'Post Graduate', from: 24 },
  ],
  Consultant: [
    { education: 'Post Graduate', from: 24 },
    { education: 'Graduate', from: 23 },
    { education: 'PhD', from: 29 },
  ],
};
