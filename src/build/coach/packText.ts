/** Characters that take one byte and need no escape in a string, the newline between texts aside. */
const ONE_BYTE = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  (character) => character !== '"' && character !== '\\',
);

/** The text as source text, and the source text of a function that gives it back. */
export interface PackedText {
  readonly decode: string;
  readonly text: string;
}

/**
 * Swaps the commonest characters of a text for those that take one byte: a letter of Devanagari
 * takes three, and compressed it still weighs a tenth more than a letter of one byte.
 */
export function packText(text: string): PackedText {
  const times = new Map<string, number>();
  for (const character of text) times.set(character, (times.get(character) ?? 0) + 1);
  times.delete('\n');
  const common = [...times]
    .sort(([, one], [, other]) => other - one)
    .map(([character]) => character);
  const alphabet = common.slice(0, ONE_BYTE.length);
  // What is left over keeps a character of its own, unless one of the alphabet stands for it.
  const rest = common.slice(ONE_BYTE.length);
  const free = rest.map((character, index) =>
    ONE_BYTE.includes(character) ? String.fromCharCode(0xe000 + index) : character,
  );
  const to = new Map([
    ...alphabet.map((character, index) => [character, ONE_BYTE[index] ?? character] as const),
    ...rest.map((character, index) => [character, free[index] ?? character] as const),
  ]);
  const from = [...to].map(([character, packed]) => packed + character).join('');
  return {
    decode: `(packed)=>{const from=new Map(${JSON.stringify(from)}.match(/../gsu).map((pair)=>[...pair]));return packed.replace(/./gu,(one)=>from.get(one))}`,
    text: Array.from(text, (character) => to.get(character) ?? character).join(''),
  };
}
