const KEY = 'taal-imported';

/** Does without where this tab's storage is forbidden: then the import goes unsaid, but holds. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** Notes for this tab's next start that an import is done. */
export function noteImported(): void {
  tabStorage()?.setItem(KEY, 'true');
}

/** Whether this tab starts after an import. */
export function wasImported(): boolean {
  return tabStorage()?.getItem(KEY) === 'true';
}

/** The import has been told of. */
export function forgetImported(): void {
  tabStorage()?.removeItem(KEY);
}
