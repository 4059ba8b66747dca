import type { TaalDatabase } from '@/data/database';
import { followTransactions } from '@/data/storage/liveTransactions';

/**
 * Gives up the transactions of a page that the browser keeps for a way back: Safari freezes them
 * with it, and whoever opens Taal next waits for them for ever. What was typed is kept as last words.
 * Should the page be come back to, it starts anew: some of its promises never end.
 */
export function freeStorageOnLeaving(database: TaalDatabase): void {
  const abortTransactions = followTransactions(database);
  let hasAborted = false;
  addEventListener('pagehide', ({ persisted }) => {
    hasAborted = persisted && abortTransactions();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasAborted) location.reload();
  });
}
