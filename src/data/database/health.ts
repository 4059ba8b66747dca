import { createStore, type ReadableStore } from '@/domain/store';
import type { TaalDatabase } from './taalDatabase';

/** How the storage of this device does, for the notices about it. */
export interface StorageHealth {
  /**
   * 'blocked': another tab holds an older version open. 'outdated': another tab has a newer one.
   * 'refused': the browser does not let Taal open it.
   */
  readonly connection: 'open' | 'blocked' | 'outdated' | 'refused';
  /** 'made': stock pictures went so that a write could be kept. 'short': a write was not kept. */
  readonly room: 'enough' | 'made' | 'short';
  /** What was stored earlier is not there: the browser has thrown it away. */
  readonly missing: boolean;
}

export const HEALTHY: StorageHealth = {
  connection: 'open',
  room: 'enough',
  missing: false,
};

/** Whether there is nothing to tell anyone about. */
export function isHealthy({ connection, room, missing }: StorageHealth): boolean {
  return connection === 'open' && room === 'enough' && !missing;
}

export interface ObservableHealth extends ReadableStore<StorageHealth> {
  readonly update: (change: Partial<StorageHealth>) => void;
}

/** A database with the health of its storage, which the notices follow. */
export interface DeviceStorage {
  readonly database: TaalDatabase;
  readonly health: ObservableHealth;
}

/** The health of one database, which others can follow. */
export function observableHealth(): ObservableHealth {
  const { set, ...health } = createStore(HEALTHY);
  return { ...health, update: (change) => set({ ...health.get(), ...change }) };
}
