import { focusStops, focusStopsInReach } from './focusStops';

/** A part that has left the page, and where it was. */
export interface Gap {
  readonly part: Element;
  readonly parent: Node;
  readonly before: Node | null;
}

/** The same button of the next list entry, say; otherwise the nearest one. */
function stopLike(sibling: Element, gone: Gap['part'], index: number, isAfter: boolean) {
  const stops = focusStopsInReach(sibling);
  const isAlike = sibling.tagName === gone.tagName && sibling.className === gone.className;
  if (isAlike) return stops[Math.min(index, stops.length - 1)];
  return isAfter ? stops[0] : stops.at(-1);
}

/** The siblings from `first` on, in either direction. */
function* siblings(first: Node | null, step: 'nextSibling' | 'previousSibling') {
  for (let node = first; node !== null; node = node[step]) {
    if (node instanceof Element) yield node;
  }
}

/**
 * What takes the focus of something that has left the page: what came in its place or after it,
 * otherwise what is before it, and so on from the inside out to `end`; null where nothing is left.
 * `isWelcome` may pass over some.
 */
export function focusHeir(
  { part, parent, before }: Gap,
  lost: Element,
  end: Element,
  isWelcome: (element: HTMLElement) => boolean,
): HTMLElement | null {
  const stops: Element[] = focusStops(part);
  const index = stops.indexOf(lost);
  let place = before?.parentNode === parent ? before : null;
  for (let around: Node | null = parent; around instanceof Element; around = around.parentElement) {
    const next = place === null ? around.firstChild : place.nextSibling;
    const found = [
      ...Array.from(siblings(next, 'nextSibling'), (one) => stopLike(one, part, index, true)),
      ...Array.from(siblings(place, 'previousSibling'), (one) => stopLike(one, part, index, false)),
    ].find((stop) => stop !== undefined && isWelcome(stop));
    if (found !== undefined) return found;
    if (around === end) return null;
    if (around instanceof HTMLElement && around.hasAttribute('tabindex')) return around;
    place = around.previousSibling;
  }
  return null;
}
