/** Harmless as they lie, but not to a careless copy: nothing that Taal reads has such a field. */
export const UNSAFE_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
