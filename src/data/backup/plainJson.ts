import { UNSAFE_NAMES } from '../http/unsafeNames';

/** How deep a row may nest; Taal's own rows need four levels. */
const DEEPEST_ROW = 32;

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Whether a value comes back from JSON as it was, has no unsafe name and does not nest too deep. */
export function isPlainJson(value: unknown, levels = DEEPEST_ROW): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || levels === 0) return false;
  if (Array.isArray(value)) return value.every((entry) => isPlainJson(entry, levels - 1));
  if (!isPlainObject(value)) return false;
  return Object.entries(value).every(
    ([name, entry]) =>
      !UNSAFE_NAMES.has(name) && (entry === undefined || isPlainJson(entry, levels - 1)),
  );
}
