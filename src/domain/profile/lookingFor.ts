import { GENDERS, type Gender, LOOKING_FOR_AGES, type LookingFor } from './genders';

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
