import type { Timers } from '@/data/timers';
import type { Entry } from './sessionHistory';

const RETRY_MS = 1000;

/** Writes an entry; false if that has to wait. May throw what the browser throws. */
export type WriteEntry = (entry: Entry, isPush: boolean) => boolean;

/**
 * Writes entries, and what cannot be written yet later: the latest only. Safari refuses more than
 * 100 in ten seconds, and the router, which does not expect that, would write none from then on.
 */
export function laterWrites(write: WriteEntry, timers: Timers) {
  let waiting: { readonly entry: Entry; readonly isPush: boolean } | null = null;
  let callOff = () => {};

  function isWritten(entry: Entry, isPush: boolean): boolean {
    try {
      return write(entry, isPush);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'SecurityError') return false;
      throw error;
    }
  }

  function attempt(entry: Entry, isPush: boolean): void {
    giveUp();
    if (isWritten(entry, isPush)) return;
    waiting = { entry, isPush };
    callOff = timers.after(RETRY_MS, retry);
  }

  /** Tries again at once. */
  function retry(): void {
    if (waiting !== null) attempt(waiting.entry, waiting.isPush);
  }

  /** Leaves what waits unwritten: the person is elsewhere. */
  function giveUp(): void {
    waiting = null;
    callOff();
  }

  return {
    write(entry: Entry, isPush: boolean) {
      // An entry that still has to be added, or what comes next would replace the one before it.
      attempt(entry, isPush || waiting?.isPush === true);
    },
    isWaiting: () => waiting !== null,
    retry,
    giveUp,
  };
}
