import { pickOne } from '@/domain/pickOne';
import type { Random } from '@/domain/random';

/** One of the texts that were not given lately; when all were, one of all. */
export function pickFresh<Text extends { readonly id: string }>(
  all: readonly Text[],
  recentIds: readonly string[],
  random: Random,
): Text | undefined {
  const fresh = all.filter(({ id }) => !recentIds.includes(id));
  return pickOne(fresh.length > 0 ? fresh : all, random);
}
