import type { Random } from '../../random';

/** The items in random order. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

/**
 * Deals the items in random order, none again before all have been dealt, then reshuffles.
 * Throws when there are no items.
 */
export function deckOf<T>(items: readonly T[], random: Random): () => T {
  let pile: T[] = [];
  return () => {
    if (pile.length === 0) pile = shuffled(items, random);
    const card = pile.pop();
    if (card === undefined) throw new RangeError('A deck needs at least one card');
    return card;
  };
}

/** A deck for each key, made when it is first dealt from. */
export function decksOf<K extends string, T>(
  lists: Readonly<Record<K, readonly T[]>>,
  random: Random,
): (key: K) => T {
  const decks = new Map<K, () => T>();
  return (key) => {
    const deal = decks.get(key) ?? deckOf(lists[key], random);
    decks.set(key, deal);
    return deal();
  };
}
