import { useSyncExternalStore } from 'react';
import type { ReadableStore } from '@/domain/store';

/** The value of a store; renders again with every change. Hydration begins with its first value. */
export function useStore<Value>({ initial, get, subscribe }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
