import { useSyncExternalStore } from 'react';
import { present } from './present';

// The same at build time and on the device: what a first screen shows must not depend on it.
const follow = <Value>(read: () => Value) => useSyncExternalStore(present.subscribe, read, read);

/** A moment of the current day; renders again when the day or the time zone is another. */
export function useToday(): Date {
  return follow(present.today);
}

/** The number of the current minute; renders again with every minute, and on return. */
export function useMinute(): number {
  return follow(present.minute);
}
