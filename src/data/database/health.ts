import { createStore, type ReadableStore } from '@/domain/store';

/** How the storage of this device does, for the notices about it. */
export interface StorageHealth {
  /** 'memory': the browser lets Taal store nothing; all is gone when the page closes. */
  readonly place: 'device' | 'memory';
  /** 'blocked': another tab holds an older version open. 'outdated': another tab has a newer one. */
  readonly connection: 'open' | 'blocked' | 'outdated';
  /** 'made': stock pictures went so that a write could be kept. 'short': a write was not kept. */
  readonly room: 'enough' | 'made' | 'short';
  /**
   * What was stored earlier is not there. On the device: the browser has thrown it away. In memory:
   * it cannot be reached now.
   */
  readonly missing: boolean;
}

export const HEALTHY: StorageHealth = {
  place: 'device',
  connection: 'open',
  room: 'enough',
  missing: false,
};

/** Whether there is nothing to tell anyone about. */
export function isHealthy({ place, connection, room, missing }: StorageHealth): boolean {
  return place === 'device' && connection === 'open' && room === 'enough' && !missing;
}

export interface ObservableHealth extends ReadableStore<StorageHealth> {
  readonly update: (change: Partial<StorageHealth>) => void;
}

/** The health of one database, which others can follow. */
export function observableHealth(): ObservableHealth {
  const { set, ...health } = createStore(HEALTHY);
  return { ...health, update: (change) => set({ ...health.get(), ...change }) };
}
