/**
 * A character as people see it, for browsers without `Intl.Segmenter` (Firefox before 125): a flag or
 * a code point, with its marks, variation selectors, skin tone and tags, the picture that is joined
 * to it, and in Indic scripts the letter that a virama joins to it.
 */
const CLUSTER =
  /\r\n|(?:\p{RI}{2}|.)(?:[\u094D\u09CD\u0ACD\u0B4D\u0C4D\u0D4D]\p{L}|\p{M}|\p{EMod}|[\u200C\u{E0020}-\u{E007F}]|\u200D\p{ExtPict}?)*/gsu;

/**
 * Counts characters with what `createSegmenter` makes at the first use, as it is dear to make; where
 * that throws, the browser has none.
 */
export function graphemesWith(createSegmenter: () => Intl.Segmenter): (text: string) => string[] {
  let segmenter: Intl.Segmenter | null | undefined;
  return (text) => {
    if (segmenter === undefined) {
      try {
        segmenter = createSegmenter();
      } catch {
        segmenter = null;
      }
    }
    if (segmenter === null) return text.match(CLUSTER) ?? [];
    return Array.from(segmenter.segment(text), ({ segment }) => segment);
  };
}

/** The characters of a text as people count them; joined again they are the text. */
export const graphemes = graphemesWith(
  () => new Intl.Segmenter(undefined, { granularity: 'grapheme' }),
);
