import type { TaalDatabase } from '@/data/database/taalDatabase';
import { OWN_PREFIX } from '@/domain/ownName';
import { SENTINEL_KEY } from '@/domain/storageKeys';

/** 'erasing': write nothing more. 'erased': start as new. 'imported': reload with the new data. */
export type TabStep = 'erasing' | 'erased' | 'imported';

let channel: BroadcastChannel | null = null;

/**
 * One for the page, so that it does not hear itself; null where the browser has none, or refuses it:
 * Firefox does where cookies are blocked, and there each tab has its own data anyway.
 */
function pageChannel(): BroadcastChannel | null {
  try {
    channel ??= new BroadcastChannel(`${OWN_PREFIX}data`);
    return channel;
  } catch {
    return null;
  }
}

/** Tells the other tabs; null where the browser has no channel between tabs. */
export function tellOtherTabs(to = pageChannel()): ((step: TabStep) => void) | null {
  return to === null ? null : (step) => to.postMessage(step);
}

/**
 * Follows an erasure or an import in another tab: this one stops writing, so that nothing typed
 * here comes back, and reloads when all is done; a worker can go only when every tab has left
 * it. Returns how to stop.
 */
export function followOtherTabs(
  database: TaalDatabase,
  { onErased, onImported }: { readonly onErased: () => void; readonly onImported: () => void },
  from = pageChannel(),
): () => void {
  if (from === null) return () => {};
  from.onmessage = ({ data }: MessageEvent<unknown>) => {
    database.close({ disableAutoOpen: true });
    if (data === 'erased') onErased();
    if (data === 'imported') onImported();
  };
  return () => {
    from.onmessage = null;
  };
}

/**
 * Follows an erasure that another tab made while the browser kept this page for a way back, where
 * no message reaches it: the page starts as new, or what was typed here would be stored again.
 */
export function followErasureMeanwhile(
  database: TaalDatabase,
  onErased: () => void,
  scope: EventTarget = window,
  place: Pick<Storage, 'getItem'> = localStorage,
): void {
  let held: string | null = null;
  scope.addEventListener('pagehide', () => {
    held = place.getItem(SENTINEL_KEY);
  });
  const look = () => {
    if (held === null || place.getItem(SENTINEL_KEY) !== null) return;
    database.close({ disableAutoOpen: true });
    onErased();
  };
  // Before those who look for what is stored.
  scope.addEventListener('pageshow', look, { capture: true });
}
