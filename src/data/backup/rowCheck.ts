import * as v from 'valibot';
import { isPlainJson } from './plainJson';
import { wrong } from './refusal';

/** Gives back a row that is right; throws a Refusal that names `place` otherwise. */
export type RowCheck<Row> = (value: unknown, place: string) => Row;

/** Checks rows of one schema, no two with the same key; `taken` are keys that none may have. */
export function createRowCheck<S extends v.GenericSchema<unknown, unknown>>(
  schema: S,
  keyOf: (row: v.InferInput<S>) => string,
  taken: readonly string[] = [],
): RowCheck<v.InferInput<S>> {
  const keys = new Set(taken);
  return (value, place) => {
    if (!isPlainJson(value)) throw wrong(place);
    if (!v.is(schema, value)) {
      const [issue] = v.safeParse(schema, value).issues ?? [];
      const field = issue === undefined ? null : v.getDotPath(issue);
      throw wrong(field === null ? place : `${place} (${field})`);
    }
    const key = keyOf(value);
    if (keys.has(key)) throw wrong(`${place} (it is there twice)`);
    keys.add(key);
    return value;
  };
}
