/** What the inline script reaches; a part of the window, so that it can be tested. */
export interface KnowingWindow {
  readonly document: Pick<Document, 'documentElement'>;
  readonly location: { readonly search: string };
  readonly localStorage: Pick<Storage, 'getItem'>;
}

/**
 * Runs inline in the head, before the first paint, and so must not refer to anything outside
 * itself. Where Taal was started before, or the address asks for some people only, who comes first
 * is known later: the root element says so, and a style hides the face that leads everyone else's
 * list.
 */
export function knowVisitor(window: KnowingWindow, mirrorKey: string): void {
  let isKnown = window.location.search !== '';
  try {
    isKnown ||= window.localStorage.getItem(mirrorKey) !== null;
  } catch {
    // Forbidden: then the database is too, and everyone is new.
  }
  if (isKnown) window.document.documentElement.dataset.known = '';
}
