import type { Random } from './random';

/** One of the items, each as likely as the others; undefined where there are none. */
export function pickOne<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
