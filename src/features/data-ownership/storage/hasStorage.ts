/** Embedded views may have neither, whatever the standard library says. */
export interface StoragePlaces {
  readonly indexedDB: object | null | undefined;
  readonly localStorage: object | null | undefined;
}

/** Whether the browser lets a page store anything; forbidden storage throws where it is touched. */
export function hasStorage(places: StoragePlaces = globalThis): boolean {
  try {
    return places.indexedDB instanceof Object && places.localStorage instanceof Object;
  } catch {
    return false;
  }
}
