import { feetAndInches, HEIGHT_BOUNDS, readHeight } from '@/domain/profile/height';
import { OWN_AGE_BOUNDS } from '@/domain/profile/ownAge';
import type { RefusableField } from '@/domain/profile/profileDraft';

const [youngest, oldest] = OWN_AGE_BOUNDS;
const [shortest, tallest] = HEIGHT_BOUNDS;

/** Why a field keeps a profile from being saved. */
export const REFUSALS: Readonly<Record<RefusableField, string>> = {
  age: `Not saved yet: Age is a whole number from ${youngest} to ${oldest}. Taal is for adults.`,
  height: `Not saved yet: Height is from ${shortest} to ${tallest} cm, such as 170 or 5′7″.`,
};

/** The height that will be stored, or how one can be written. */
export function heightHint(typed: string): string {
  const height = readHeight(typed);
  if (height === null || height === 'refused') return 'In centimetres, or as 5′7″';
  return `${height} cm, ${feetAndInches(height)}`;
}
