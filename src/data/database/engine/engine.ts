import { OpenRequest } from './openRequest';

/** What Dexie needs of a browser's storage. */
export interface StorageEngine {
  readonly indexedDB: Pick<IDBFactory, 'deleteDatabase'> & {
    open(name: string, version?: number): OpenRequest;
    databases(): Promise<IDBDatabaseInfo[]>;
  };
  readonly IDBKeyRange: Pick<typeof IDBKeyRange, 'bound' | 'lowerBound' | 'upperBound' | 'only'>;
}

export interface Implementation {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
}

export interface EngineOptions {
  /** The browser's own; null where there is none. */
  readonly native: Implementation | null;
  readonly loadMemory: () => Promise<Implementation>;
  readonly onMemory: () => void;
}

/** Errors that an open database can lead to; all others mean that there can be none. */
const ORDINARY = new Set(['VersionError', 'AbortError']);

/**
 * The browser's storage or, where it cannot be opened at all (some private modes, blocked by a
 * setting), one in memory, which is loaded only then. What goes wrong once may be a whim of the
 * browser and is tried again first.
 */
export function createEngine({ native, loadMemory, onMemory }: EngineOptions): StorageEngine {
  let used = native;

  function openIn({ indexedDB }: Implementation, name: string, version?: number): IDBOpenDBRequest {
    return version === undefined ? indexedDB.open(name) : indexedDB.open(name, version);
  }

  async function openInMemory(outer: OpenRequest, name: string, version?: number): Promise<void> {
    const isFirst = used === native;
    used = await loadMemory();
    if (isFirst) onMemory();
    outer.follow(openIn(used, name, version), () => false);
  }

  function replace(outer: OpenRequest, name: string, version?: number): void {
    openInMemory(outer, name, version).catch(() => {
      outer.fail(new DOMException('Neither storage nor memory could be opened', 'UnknownError'));
    });
  }

  function attempt(outer: OpenRequest, left: number, name: string, version?: number): void {
    if (used === null) {
      replace(outer, name, version);
      return;
    }
    try {
      outer.follow(openIn(used, name, version), (error) => {
        if (ORDINARY.has(error?.name ?? '')) return false;
        if (left > 0) attempt(outer, left - 1, name, version);
        else replace(outer, name, version);
        return true;
      });
    } catch {
      // Forbidden storage throws at once.
      replace(outer, name, version);
    }
  }

  const current = () => {
    if (used === null) throw new Error('There is no storage');
    return used;
  };
  return {
    indexedDB: {
      open(name, version) {
        const outer = new OpenRequest();
        attempt(outer, 1, name, version);
        return outer;
      },
      deleteDatabase: (name) => current().indexedDB.deleteDatabase(name),
      databases: async () => used?.indexedDB.databases() ?? [],
    },
    IDBKeyRange: {
      bound: (...bounds) => current().IDBKeyRange.bound(...bounds),
      lowerBound: (...bounds) => current().IDBKeyRange.lowerBound(...bounds),
      upperBound: (...bounds) => current().IDBKeyRange.upperBound(...bounds),
      only: (key) => current().IDBKeyRange.only(key),
    },
  };
}
