/** What the inline scripts reach; a part of the window, so that they can be tested. */
export interface KnowingWindow {
  readonly document: Pick<Document, 'documentElement'>;
  readonly location: { readonly search: string };
  readonly localStorage: Pick<Storage, 'getItem'>;
}

/** What the inline scripts of Matches are told. */
export interface FaceFacts {
  /** The base of the build's addresses. */
  readonly base: string;
  /** The keys in localStorage of the onboarding, and of the drawing that led the list. */
  readonly mirrorKey: string;
  readonly leaderKey: string;
  /** The drawing in the document, which leads the list of visitors who have not changed theirs. */
  readonly drawing: string;
}

/**
 * Runs inline in the head, before the first paint, and so must not refer to anything outside
 * itself. Where another face leads the list, or may, the root element says so, and a style hides
 * the face that leads everyone else's.
 */
export function hideStalePortrait(window: KnowingWindow, facts: FaceFacts): void {
  let isKnown = window.location.search !== '';
  try {
    const leader = window.localStorage.getItem(facts.leaderKey);
    // Before this key existed, visitors who finished onboarding may have changed the list.
    const isUnmoved = leader === null && window.localStorage.getItem(facts.mirrorKey) !== 'yes';
    isKnown ||= !isUnmoved && leader !== facts.drawing;
  } catch {
    // Forbidden: then the database is too, and everyone is new.
  }
  if (isKnown) window.document.documentElement.dataset.known = '';
}
