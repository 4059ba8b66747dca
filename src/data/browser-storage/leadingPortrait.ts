import type { SynchronousPlace } from './draftJournal';

/** Read by an inline script too, before the first paint. */
export const LEADING_FACE_KEY = 'taal-leading-face';

/**
 * Whose face leads the own list of matches, where it can be read before the first paint. Whatever
 * moves the list forgets it, so that nobody is shown who was taken out of it.
 */
export interface LeadingFace {
  /** The drawing, below the base of the app's addresses. */
  remember(drawing: string): void;
  /** From now on the leading match is unknown until the list is shown again. */
  forget(): void;
}

/** Keeps the leading face in `place`, null where the browser forbids it. */
export function createLeadingFace(place: SynchronousPlace | null): LeadingFace {
  function remember(drawing: string): void {
    try {
      if (place?.getItem(LEADING_FACE_KEY) !== drawing) place?.setItem(LEADING_FACE_KEY, drawing);
    } catch {
      // Full or forbidden: what is there was forgotten before, or it could not be.
    }
  }
  return { remember, forget: () => remember('') };
}
