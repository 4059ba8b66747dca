/** A rewording is longer neither than this, in UTF-16 code units, nor than so many times the original. */
const MOST_LENGTH = 400;
const MOST_SHARE = 1.5;
/** Shorter than so many times the original, it has left something out. */
const LEAST_SHARE = 0.4;

/** Letters of English with its borrowed words, and the marks of plain sentences; other ones are asked for. */
const PLAIN = /[\p{Script=Latin}\p{Nd} .,;:!?'’“”()–—…-]/u;

const NUMBER = /\p{Nd}+/gu;
const QUOTED = /“[^”]*”/gu;
/** What an address looks like in a text: "taal.in", "www.taal". */
const ADDRESS = /[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}]{2,})+/gu;
const NEGATION = /\b(?:no|not|never|nothing|nobody|none|without|cannot)\b|n[’']t\b/iu;

/** The parts of a text that a pattern finds, in the order of their letters. */
const partsOf = (text: string, pattern: RegExp): string =>
  JSON.stringify([...(text.match(pattern) ?? [])].sort());

const FIXED: readonly RegExp[] = [NUMBER, QUOTED, /[“”]/gu, ADDRESS];

/** What a rewording must have where the original has it, and must not have where it has not. */
const KEPT: readonly RegExp[] = [/\?/u, NEGATION];

/**
 * A rewording of a text as it may be shown; null where it is no other wording, or may say something
 * else. It comes from a language model, so nothing about it is believed: it keeps numbers, quoted
 * texts, questions and negations, and brings in no address, script, mark or line of its own.
 */
export function checkedRewording(original: string, answer: string): string | null {
  const text = answer.trim();
  if (text === original || text.length > Math.min(MOST_LENGTH, MOST_SHARE * original.length)) {
    return null;
  }
  if (text.length < LEAST_SHARE * original.length) return null;
  const isForeign = [...text].some((one) => !PLAIN.test(one) && !original.includes(one));
  if (isForeign) return null;
  if (FIXED.some((pattern) => partsOf(text, pattern) !== partsOf(original, pattern))) return null;
  return KEPT.every((pattern) => pattern.test(text) === pattern.test(original)) ? text : null;
}
