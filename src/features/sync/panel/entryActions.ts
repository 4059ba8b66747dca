import type { TaalDatabase } from '@/data/database/taalDatabase';
import { clearBackoff, discard, retry } from '@/data/outbox/queue';
import type { Scheduler } from '@/data/outbox/scheduler';

/** What a person can do about the queue; each is done at once and shows by itself. */
export interface EntryActions {
  readonly checkNow: () => void;
  readonly retry: (sequence: number) => void;
  readonly discard: (sequence: number) => void;
}

export function entryActions(database: TaalDatabase, scheduler: Scheduler): EntryActions {
  const fail = (error: unknown) => {
    // biome-ignore lint/suspicious/noConsole: the panel shows what is, and that has not changed.
    console.warn('The queue could not be changed', error);
  };
  return {
    checkNow: () => {
      clearBackoff(database)
        .then(() => scheduler.checkByHand())
        .catch(fail);
    },
    retry: (sequence) => {
      retry(database, sequence)
        .then(() => scheduler.check())
        .catch(fail);
    },
    discard: (sequence) => {
      discard(database, sequence)
        .then(() => scheduler.check())
        .catch(fail);
    },
  };
}
