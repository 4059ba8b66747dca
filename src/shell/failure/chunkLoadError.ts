import { RELOADED_PREFIX } from '@/domain/storageKeys';

const NAME = 'MissingPartError';

/** How Chromium, Firefox and Safari say that a part of the app could not be loaded. */
const NOT_LOADED =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/;

/**
 * Marks errors of parts that are missing as our own. The router's way, which knows the browsers'
 * words only and reloads without asking whether there is a network, then stays out of it.
 */
export function markMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!NOT_LOADED.test(payload.message)) return;
    payload.name = NAME;
    payload.message = `A part of Taal is missing: ${payload.message}`;
  });
}

export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && error.name === NAME;
}

/**
 * Whether a missing part is still worth a reload. One for each part: a second would find the same,
 * and would not end.
 */
export function mayReloadFor({ message }: Error): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_PREFIX + message) !== null) return false;
    sessionStorage.setItem(RELOADED_PREFIX + message, '1');
    return true;
  } catch {
    // Where nothing can be remembered, nothing would end it.
    return false;
  }
}
