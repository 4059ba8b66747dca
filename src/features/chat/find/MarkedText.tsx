import type { MarkedPart } from '@/domain/chat/search/markHits';

/** A text in which what was searched for is marked. */
export function MarkedText({ parts }: { readonly parts: readonly MarkedPart[] }) {
  let start = 0;
  return parts.map(({ text, isHit }) => {
    const key = start;
    start += text.length;
    return isHit ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
