/** An object of a JSON text, of whose fields nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A field that is a text; empty where it is something else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
