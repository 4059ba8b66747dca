import { SENTINEL_KEY } from '@/domain/storageKeys';

/**
 * Outlives the database where a browser throws that away. 'none': nothing was ever stored.
 * 'kept': something was. 'lost': what was stored is gone, and the person has not put that aside.
 */
export type Sentinel = 'none' | 'kept' | 'lost';

type Place = Pick<Storage, 'getItem' | 'setItem'>;

export function readSentinel(place: Place = window.localStorage): Sentinel {
  const value = place.getItem(SENTINEL_KEY);
  return value === 'kept' || value === 'lost' ? value : 'none';
}

export function writeSentinel(sentinel: Sentinel, place: Place = window.localStorage): void {
  try {
    place.setItem(SENTINEL_KEY, sentinel);
  } catch {
    // No room: a later start tries again.
  }
}
