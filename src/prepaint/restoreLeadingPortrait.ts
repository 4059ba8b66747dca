import type { FaceFacts, KnowingWindow } from './hideStalePortrait.ts';

export interface PlacingWindow extends KnowingWindow {
  readonly document: Pick<Document, 'documentElement' | 'querySelector'>;
}

/**
 * Runs inline behind the screen, before its first paint, and so must not refer to anything outside
 * itself: puts the face that led the own list last where the document has everyone else's.
 */
export function restoreLeadingPortrait(
  window: PlacingWindow,
  { base, leaderKey }: FaceFacts,
): void {
  const { document, location } = window;
  const { dataset } = document.documentElement;
  if (dataset.known === undefined || location.search !== '') return;
  let leader: string | null = null;
  try {
    leader = window.localStorage.getItem(leaderKey);
  } catch {
    // Forbidden: nobody is known.
  }
  const face = document.querySelector('[data-first-face] img');
  if (face === null || !/^pictures\/portraits\/portrait-\d\d\.svg$/.test(leader ?? '')) return;
  face.setAttribute('src', base + leader);
  delete dataset.known;
}
