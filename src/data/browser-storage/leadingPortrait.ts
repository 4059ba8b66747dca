import { LEADING_PORTRAIT_KEY } from '@/domain/storageKeys';
import type { SynchronousPlace } from './draftJournal';

/** Whose portrait leads the own list of matches, where it can be read before the first paint. */
export interface LeadingPortrait {
  /** The drawing, below the base of the app's addresses. */
  remember(drawing: string): void;
  /** From now on the leading match is unknown until the list is shown again. */
  forget(): void;
}

/** Keeps the leading portrait in `place`, null where the browser forbids it. */
export function createLeadingPortrait(place: SynchronousPlace | null): LeadingPortrait {
  function remember(drawing: string): void {
    try {
      if (place?.getItem(LEADING_PORTRAIT_KEY) !== drawing)
        place?.setItem(LEADING_PORTRAIT_KEY, drawing);
    } catch {
      // Full or forbidden: what is there was forgotten before, or it could not be.
    }
  }
  return { remember, forget: () => remember('') };
}
