import { TAB_KEY } from '@/domain/storageKeys';
import type { SynchronousPlace } from './draftJournal';

/** What is needed of sessionStorage. */
export type TabPlace = Pick<SynchronousPlace, 'getItem' | 'setItem'>;

/** Tells a tab from the others, also after it was loaded again. */
export interface PageTab {
  /** The tab, until it is closed; another one may have it too where a tab was duplicated. */
  name(): string;
  /** This load of the page. */
  readonly page: string;
  /** Takes a name of its own: the one it had is used by another page. */
  rename(): void;
}

/** Where there is one page only, as in the worker: its drafts bear the name of their chat alone. */
export const ONLY_PAGE: PageTab = { name: () => '', page: '', rename: () => {} };

/** The tab that `place` belongs to; where it is missing or refuses, each load is a new tab. */
export function createPageTab(place: TabPlace | null, newName: () => string): PageTab {
  const page = newName();
  let name: string | null = null;

  function keep(next: string): string {
    name = next;
    try {
      place?.setItem(TAB_KEY, next);
    } catch {
      // Full or forbidden.
    }
    return next;
  }

  function read(): string | null {
    try {
      return place?.getItem(TAB_KEY) ?? null;
    } catch {
      return null;
    }
  }

  return {
    page,
    name: () => name ?? keep(read() ?? page),
    rename: () => void keep(newName()),
  };
}
