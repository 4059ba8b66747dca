import { pickOne } from '@/domain/pickOne';
import type { Random } from '@/domain/random';

/** One of the texts that were not given lately; when all were, one that was not the last. */
export function pickFresh<Text extends { readonly id: string }>(
  all: readonly Text[],
  recentIds: readonly string[],
  random: Random,
): Text | undefined {
  const fresh = all.filter(({ id }) => !recentIds.includes(id));
  if (fresh.length > 0) return pickOne(fresh, random);
  const others = all.filter(({ id }) => id !== recentIds.at(-1));
  return pickOne(others.length > 0 ? others : all, random);
}
