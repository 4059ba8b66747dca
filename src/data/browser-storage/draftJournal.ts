import * as v from 'valibot';
import { DRAFT_JOURNAL_PREFIX } from '@/domain/storageKeys';

/** What is needed of localStorage. */
export interface SynchronousPlace {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * What was typed last as a page was left. The browser may give up a transaction of a page that
 * goes; what is kept here is there at once, and counts until something later is stored.
 */
export interface DraftJournal {
  /**
   * Keeps a value, where that is allowed. Nothing where there is no place or no room: the
   * transaction is all there is.
   */
  keep(key: string, value: object): void;
  /** What was kept, newer than what is stored; null for nothing, or nothing sound. */
  get<S extends v.GenericSchema<unknown, unknown>>(key: string, schema: S): v.InferOutput<S> | null;
  /** The keys of what was kept, damaged or sound. */
  keys(): string[];
  forget(key: string): void;
  forgetAll(): void;
  /** Stores by `write`, and forgets afterwards what was kept before: it is older. */
  commitThenClear<T>(key: string, write: () => PromiseLike<T>): Promise<T>;
}

/**
 * How to hear that the page is left while the journal can still be written: Dexie, a listener as well,
 * closes its databases when the browser keeps the page for a way back.
 */
export const CAPTURE_BEFORE_DEXIE_CLOSES = { capture: true } as const;

/** A journal in `place`, null where the browser forbids it; nothing is added unless `mayKeep`. */
export function createDraftJournal(
  place: SynchronousPlace | null,
  mayKeep: () => boolean,
): DraftJournal {
  function read(key: string): string | null {
    try {
      return place?.getItem(DRAFT_JOURNAL_PREFIX + key) ?? null;
    } catch {
      return null;
    }
  }

  function forget(key: string): void {
    if (read(key) !== null) place?.removeItem(DRAFT_JOURNAL_PREFIX + key);
  }

  function keys(): string[] {
    try {
      const names = Array.from({ length: place?.length ?? 0 }, (_, index) => place?.key(index));
      return names.flatMap((name) =>
        name?.startsWith(DRAFT_JOURNAL_PREFIX) ? [name.slice(DRAFT_JOURNAL_PREFIX.length)] : [],
      );
    } catch {
      // Forbidden: there is nothing.
      return [];
    }
  }

  return {
    keep(key, value) {
      if (!mayKeep()) return;
      try {
        place?.setItem(DRAFT_JOURNAL_PREFIX + key, JSON.stringify(value));
      } catch {
        // Full or forbidden.
      }
    },
    get(key, schema) {
      try {
        const parsed = v.safeParse(schema, JSON.parse(read(key) ?? 'null'));
        return parsed.success ? parsed.output : null;
      } catch {
        return null;
      }
    },
    forget,
    keys,
    forgetAll() {
      for (const key of keys()) forget(key);
    },
    async commitThenClear(key, write) {
      const older = read(key);
      const result = await write();
      if (older !== null && read(key) === older) forget(key);
      return result;
    },
  };
}
