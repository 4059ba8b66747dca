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

/** What stands where the person has said nothing. */
export const ANYONE: LookingFor = { ages: null, genders: [] };

/** Whether nothing narrows whom a person looks for. */
export function isAnyone({ ages, genders }: LookingFor): boolean {
  return ages === null && genders.length === 0;
}

/** The genders with one more or, if it was among them, one fewer; in the order of the chips. */
export function toggleGender(genders: readonly Gender[], toggled: Gender): readonly Gender[] {
  return GENDERS.filter((gender) => genders.includes(gender) !== (gender === toggled));
}

/** The ages as they are kept: the lower one first, within the bounds; null where they mean any. */
export function keptAges([one, other]: readonly [number, number]): LookingFor['ages'] {
  const [lowest, highest] = LOOKING_FOR_AGES;
  const within = (age: number) => Math.min(highest, Math.max(lowest, Math.round(age)));
  const low = within(Math.min(one, other));
  const high = within(Math.max(one, other));
  return low === lowest && high === highest ? null : [low, high];
}
