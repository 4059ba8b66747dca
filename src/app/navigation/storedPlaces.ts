import * as v from 'valibot';
import { id, label } from '@/data/database/rows/fields';
import { PLACES_KEY } from '@/domain/storageKeys';

/** As many steps back as anybody takes. */
const MOST_PLACES = 50;

const pixels = v.pipe(v.number(), v.finite());

const place = v.object({
  /** Of the entry of the session history. */
  key: id,
  path: label,
  /** How far the page was scrolled. */
  top: pixels,
  chat: v.nullable(v.object({ sessionId: id, messageId: id, offset: pixels })),
});

/** Where a screen is read at one entry of the session history (rule R68). */
export type ScreenPlace = v.InferOutput<typeof place>;

const places = v.pipe(v.array(place), v.maxLength(MOST_PLACES));

export interface StoredPlaces {
  /** That of an entry, or null. */
  of(key: string): ScreenPlace | null;
  /** The latest one on a screen, or null. */
  latestOn(path: string): ScreenPlace | null;
  put(place: ScreenPlace): void;
  forget(key: string): void;
}

/** The places of this tab. They are read again each time: after an erasure none is left. */
export function storedPlaces(storage: Pick<Storage, 'getItem' | 'setItem'> | null): StoredPlaces {
  /** Where the browser forbids to store them, as long as the page is there. */
  let held: readonly ScreenPlace[] = [];

  function read(): readonly ScreenPlace[] {
    if (storage === null) return held;
    try {
      const parsed = v.safeParse(places, JSON.parse(storage.getItem(PLACES_KEY) ?? '[]'));
      return parsed.success ? parsed.output : [];
    } catch {
      return [];
    }
  }

  function write(all: readonly ScreenPlace[]): void {
    held = all.slice(-MOST_PLACES);
    try {
      storage?.setItem(PLACES_KEY, JSON.stringify(held));
    } catch {
      // No room: the screen starts at its top.
    }
  }

  const without = (key: string) => read().filter((one) => one.key !== key);

  return {
    of: (key) => read().find((one) => one.key === key) ?? null,
    latestOn: (path) =>
      read()
        .filter((one) => one.path === path)
        .at(-1) ?? null,
    put: (one) => write([...without(one.key), one]),
    forget: (key) => write(without(key)),
  };
}
