/** Whom a person can look for; also how the filters and the chips call them (rule R77). */
export const GENDERS = ['Women', 'Men', 'Non-binary'] as const;

export type Gender = (typeof GENDERS)[number];

/** The ages that a person can look for, in years (rule R77). */
export const LOOKING_FOR_AGES = [18, 100] as const;

/** Whom a person looks for (rule R77): ages in years, null for any; no gender means everyone. */
export interface LookingFor {
  readonly ages: readonly [number, number] | null;
  readonly genders: readonly Gender[];
}
