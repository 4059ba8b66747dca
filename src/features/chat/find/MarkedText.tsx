import type { MarkedPart } from '@/domain/chat/search/markHits';

/** A text in which what was searched for is marked. */
export function MarkedText({ parts }: { readonly parts: readonly MarkedPart[] }) {
  let place = 0;
  return parts.map(({ text, isHit }) => {
    // By its place: with the next letter most parts only change their text.
    place += 1;
    return isHit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>;
  });
}
