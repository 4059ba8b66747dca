import * as v from 'valibot';

/** More layers than are ever open at once. */
const MOST_LAYERS = 20;

const depthSchema = v.object({
  taalLayers: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_LAYERS)),
});

/** How many layers are open at a history entry of this state; 0 at that of the screen itself. */
export function depthOf(state: unknown): number {
  const parsed = v.safeParse(depthSchema, state);
  return parsed.success ? parsed.output.taalLayers : 0;
}

/** The state of an entry with so many layers open, over one of `state`. */
export function atDepth(state: unknown, depth: number): unknown {
  const own: Record<string, unknown> = typeof state === 'object' ? { ...state } : {};
  delete own.taalLayers;
  return depth === 0 ? own : { ...own, taalLayers: depth };
}

const indexSchema = v.object({ __TSR_index: v.number() });

/** The router's number of an entry; those of layers have that of the screen below them. */
export function indexOf(state: unknown): number | null {
  const parsed = v.safeParse(indexSchema, state);
  return parsed.success ? parsed.output.__TSR_index : null;
}

const keySchema = v.object({ __TSR_key: v.pipe(v.string(), v.maxLength(200)) });

/** The router's name of an entry; those of layers have that of the screen below them. */
export function keyOf(state: unknown): string | null {
  const parsed = v.safeParse(keySchema, state);
  return parsed.success ? parsed.output.__TSR_key : null;
}
