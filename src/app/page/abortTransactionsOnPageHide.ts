import { followTransactions } from '@/data/database/liveTransactions';
import type { TaalDatabase } from '@/data/database/taalDatabase';

/**
 * Gives up the transactions of a page that the browser keeps for a way back: Safari freezes them
 * with it, and the next page of Taal would wait for them for ever. Typed text is kept as last
 * words. If the page is restored, it reloads: some of its promises never settle.
 */
export function abortTransactionsOnPageHide(database: TaalDatabase): void {
  const abortTransactions = followTransactions(database);
  let hasAborted = false;
  addEventListener('pagehide', ({ persisted }) => {
    hasAborted = persisted && abortTransactions();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasAborted) location.reload();
  });
}
