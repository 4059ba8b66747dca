/** The ids with one of them at another place; places beyond the ends mean the ends. */
export function moveTo(ids: readonly string[], id: string, toIndex: number): readonly string[] {
  if (!ids.includes(id)) return ids;
  return insertAt(
    ids.filter((other) => other !== id),
    id,
    toIndex,
  );
}

/** The ids with one more at a place; places beyond the ends mean the ends. */
export function insertAt(ids: readonly string[], id: string, index: number): readonly string[] {
  const place = Math.max(0, index);
  return [...ids.slice(0, place), id, ...ids.slice(place)];
}
