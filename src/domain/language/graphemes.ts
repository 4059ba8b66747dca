/**
 * A character as people see it, for browsers without `Intl.Segmenter` (Firefox before 125): a flag or
 * a code point, with its marks, variation selectors, skin tone and tags, the picture that is joined
 * to it, and in Indic scripts the letter that a virama joins to it.
 */
const CLUSTER =
  /\r\n|(?:\p{RI}{2}|.)(?:[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D]\p{L}|\p{M}|\p{EMod}|[\u200C\u{E0020}-\u{E007F}]|\u200D\p{ExtPict}?)*/gsu;

// Dear to make, and not needed before something is sent; null where the browser has none.
let segmenter: Intl.Segmenter | null | undefined;

function createSegmenter(): Intl.Segmenter | null {
  try {
    return new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  } catch {
    return null;
  }
}

/** The characters of a text as people count them; joined again they are the text. */
export function graphemes(text: string): string[] {
  if (segmenter === undefined) segmenter = createSegmenter();
  if (segmenter === null) return text.match(CLUSTER) ?? [];
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
