import { LONGEST_DRAFT } from './slots';

const QUOTED =
  /[“"«]([^“”"«»]{2,})[”"»]|(?<![a-z\d\u0900-\u097f])['‘]([^‘’']{8,})['’](?![a-z\d\u0900-\u097f])/gi;
const NUMBERED =
  /(?:^|\s)(?:a|1)\s*[).:]\s*(\S[\s\S]*?)\s+(?:or\s+)?(?:b|2)\s*[).:]\s*(\S[\s\S]*)$/i;
const AFTER_COLON = /:\s*\n?\s*(\S[\s\S]{5,})$/u;
const AFTER_DASH = /\s[-–—]{1,2}\s+(\S[\s\S]{7,})$/u;

function bounded(text: string | undefined): string | null {
  const draft = text?.trim() ?? '';
  return draft === '' ? null : draft.slice(0, LONGEST_DRAFT);
}

/** All quoted texts of a message, in their order, or the two that are numbered as A and B, 1 and 2. */
export function quotesIn(text: string): readonly string[] {
  const quoted = [...text.matchAll(QUOTED)].flatMap(
    ([, double, single]) => bounded(double ?? single) ?? [],
  );
  if (quoted.length > 0) return quoted;
  const [, one, other] = NUMBERED.exec(text) ?? [];
  return [bounded(one), bounded(other)].filter((part) => part !== null);
}

/** A message without what it quotes. */
export const withoutQuotes = (text: string): string => text.replace(QUOTED, ' ');

/** The text that a message brings to work on: in quotes, after a colon, or below its first line. */
export function findDraft(text: string): string | null {
  const quotes = quotesIn(text);
  if (quotes.length > 0) {
    return quotes.reduce((longest, quote) => (quote.length > longest.length ? quote : longest));
  }
  const colon = bounded(AFTER_COLON.exec(text)?.[1]);
  if (colon !== null) return colon;
  const [first = '', ...rest] = text.split(/\n+/u);
  if (rest.length > 0 && first.length < 80) return bounded(rest.join('\n'));
  return bounded(AFTER_DASH.exec(text)?.[1]);
}

const WROTE =
  /\b(?:she|he|they|usne|unhone|isne)\b.{0,20}\b(?:replied|said|says|wrote|texted|sent|asked|bola|boli|likha|kaha|bheja|pucha|poocha)\b|(?:उसने|उन्होंने).{0,20}(?:कहा|लिखा|बोला|पूछा|भेजा)/i;

const REPLIED =
  /\b(?:she|he|they)\s+(?:replied|wrote back|texted|answered|wrote)\s+(?:with\s+|that\s+)?(\S[^“"]{1,80}?)(?:[,.]?\s*(?:what now|now what|what (?:do|should|shall) i .*|what to .*|how (?:do|should) i .*|help))?\s*$/i;

/** What the other person wrote, told without quotation marks: "she replied haha nice, what now". */
export function retoldIn(text: string): string | null {
  if (quotesIn(text).length > 0) return null;
  const retold = REPLIED.exec(text.slice(0, LONGEST_DRAFT))?.[1]?.trim();
  // "She replied after two days" tells no words.
  return retold === undefined ||
    /^(?:to|after|in|late|back|only|nothing|yesterday|today|finally|now|again)\b/i.test(retold)
    ? null
    : retold;
}

/** Whether a quote is what the other person wrote, and not a text to work on. */
export function isQuoteOfOther(text: string): boolean {
  return WROTE.test(text.slice(0, LONGEST_DRAFT)) && quotesIn(text).length > 0;
}
