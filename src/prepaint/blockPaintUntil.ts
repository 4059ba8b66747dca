/**
 * Nothing is painted before the element `id`, which stands behind the screen: the parser pauses
 * where it likes, and half a header moves when its other half comes.
 */
export function blockPaintUntil(
  id: string,
  document: Pick<Document, 'createElement' | 'head'>,
): void {
  const link = document.createElement('link');
  link.rel = 'expect';
  link.href = `#${id}`;
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}
