import type { TaalDatabase } from '@/data/database';

/** 'erasing': write nothing more. 'erased': start as new. 'imported': start anew, on what is here now. */
export type TabStep = 'erasing' | 'erased' | 'imported';

const CHANNEL = 'taal-data';

/** Tells the other tabs; null where the browser has no channel between tabs. */
export function tellOtherTabs(): ((step: TabStep) => void) | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(CHANNEL);
  return (step) => {
    channel.postMessage(step);
    if (step !== 'erasing') channel.close();
  };
}

/**
 * Follows an erasure or an import in another tab: this one stops writing, so that nothing typed
 * here comes back, and starts anew when all is done; a worker can go only when every tab has left
 * it. Returns how to stop.
 */
export function followOtherTabs(
  database: TaalDatabase,
  { onErased, onImported }: { readonly onErased: () => void; readonly onImported: () => void },
): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    database.close({ disableAutoOpen: true });
    if (data === 'erased') onErased();
    if (data === 'imported') onImported();
  };
  return () => channel.close();
}
