/**
 * Whom a person can look for; also how the filters and the chips call them (rule “Who I am looking
 * for”).
 */
export const GENDERS = ['Women', 'Men', 'Non-binary'] as const;

export type Gender = (typeof GENDERS)[number];

/** The ages that a person can look for, in years (rule “Who I am looking for”). */
export const LOOKING_FOR_AGES = [18, 100] as const;

/**
 * Whom a person looks for (rule “Who I am looking for”): ages in years, null for any; no gender
 * means everyone.
 */
export interface LookingFor {
  readonly ages: readonly [number, number] | null;
  readonly genders: readonly Gender[];
}
