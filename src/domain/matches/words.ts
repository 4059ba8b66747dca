const SMALL_NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** A list as it is said: `A`, `A and B`, `A, B and C`. */
export function inWords(items: readonly string[], joint: 'and' | 'or'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.slice(-1).join('')}`;
}

/** A whole number as it is written in a sentence: in letters up to ten. */
export function numberInWords(count: number): string {
  return SMALL_NUMBERS[count] ?? String(count);
}
