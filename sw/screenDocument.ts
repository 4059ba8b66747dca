/** An address of a page with a name of its own below the worker's scope, as `chat`. */
const SCREEN = /^[^/.]+$/;

/**
 * The precached document that answers a navigation: the route's own first screen, whatever the
 * address asks of it (`/chat?topic=family` is `chat.html`); `index.html` for `/` and for all else.
 */
export function screenDocument(
  path: string,
  scope: string,
  documents: ReadonlySet<string>,
): string {
  const name = path.startsWith(scope) ? path.slice(scope.length).replace(/\/$/, '') : '';
  const document = `${name}.html`;
  return SCREEN.test(name) && documents.has(document) ? document : 'index.html';
}

/** The documents among precached addresses, which are relative to the worker's scope. */
export function documentsAmong(addresses: readonly string[]): Set<string> {
  return new Set(addresses.filter((address) => /^[^/]+\.html$/.test(address)));
}
