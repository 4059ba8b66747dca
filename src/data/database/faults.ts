const DEPTH = 5;

function property(error: object, name: string): unknown {
  return Reflect.get(error, name);
}

/** The error and those that it wraps: Dexie's `inner`, the standard's `cause`. */
function chainOf(error: unknown): { readonly name: string; readonly message: string }[] {
  const chain: { name: string; message: string }[] = [];
  let current: unknown = error;
  while (current instanceof Object && chain.length < DEPTH) {
    const [name, message] = [property(current, 'name'), property(current, 'message')];
    chain.push({ name: String(name), message: String(message) });
    current = property(current, 'inner') ?? property(current, 'cause');
  }
  return chain;
}

/** Whether a write failed because the browser grants no more space, also wrapped by Dexie. */
export function isOutOfSpace(error: unknown): boolean {
  // An aborted transaction tells its reason in its message only.
  return chainOf(error).some(({ name, message }) => /quota/i.test(`${name} ${message}`));
}

/** Whether the connection broke, as Safari's do in the background: the next one may work. */
export function isConnectionLost(error: unknown): boolean {
  return chainOf(error).some(
    ({ name, message }) =>
      name === 'InvalidStateError' ||
      /connection.*(?:lost|closed|closing)|(?:lost|closed).*connection/i.test(message),
  );
}

/** Whether the browser refuses a place altogether: nothing of Taal's can be there. */
export function isRefused(error: unknown): boolean {
  return chainOf(error).some(
    ({ name }) => name === 'SecurityError' || name === 'NotSupportedError',
  );
}

/** How browsers fail to open a database that they block or cannot read, and Dexie where it is missing. */
const REFUSALS = [
  'MissingAPIError',
  'SecurityError',
  'NotSupportedError',
  'InvalidStateError',
  'UnknownError',
];

/**
 * Whether the database cannot be opened on this device as things are, also for lack of space. It is
 * not refused where it was closed on purpose, or where another tab has a newer one.
 */
export function isOpeningRefused(error: unknown): boolean {
  const [outer] = chainOf(error);
  return isOutOfSpace(error) || (outer !== undefined && REFUSALS.includes(outer.name));
}

/** Whether the database was closed, or stays closed for a newer version of Taal. */
export function isClosed(error: unknown): boolean {
  return chainOf(error).some(({ name }) => name === 'DatabaseClosedError');
}
