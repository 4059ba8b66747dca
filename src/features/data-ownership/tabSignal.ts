import type { TaalDatabase } from '@/data/database';

/** 'erasing': write nothing more. 'erased': start as new. */
export type ErasureStep = 'erasing' | 'erased';

const CHANNEL = 'taal-erasure';

/** Tells the other tabs; null where the browser has no channel between tabs. */
export function tellOtherTabs(): ((step: ErasureStep) => void) | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(CHANNEL);
  return (step) => {
    channel.postMessage(step);
    if (step === 'erased') channel.close();
  };
}

/**
 * Follows an erasure in another tab: this one stops writing, so that nothing typed here comes back,
 * and starts as new when all is gone; a worker can go only when every tab has left it. Returns how
 * to stop.
 */
export function followErasure(database: TaalDatabase, onErased: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    database.close({ disableAutoOpen: true });
    if (data === 'erased') onErased();
  };
  return () => channel.close();
}
