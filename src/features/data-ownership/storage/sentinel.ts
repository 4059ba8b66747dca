const KEY = 'taal-stored';

/**
 * Outlives the database where a browser throws that away. 'none': nothing was ever stored.
 * 'kept': something was. 'lost': what was stored is gone, and the person has not put that aside.
 */
export type Sentinel = 'none' | 'kept' | 'lost';

type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** Forbidden storage throws where it is touched. */
function storage(): Place | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function readSentinel(place: Place | null = storage()): Sentinel {
  const value = place?.getItem(KEY);
  return value === 'kept' || value === 'lost' ? value : 'none';
}

export function writeSentinel(sentinel: Sentinel, place: Place | null = storage()): void {
  try {
    place?.setItem(KEY, sentinel);
  } catch {
    // No room: a later start tries again.
  }
}
