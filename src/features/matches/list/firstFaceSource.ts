import { drawingOf, FIRST_PORTRAIT } from '@/domain/matches/people/portraits';

/** By this attribute the document's style and the app know the first face. */
export const FIRST_FACE = 'data-first-face';

const inDocument = `[${FIRST_FACE}] img`;

let held: string | undefined;

/**
 * The drawing of the face that leads the list, where the document holds it: while it is written,
 * and until the app has taken its place.
 */
export function firstFace(): string | undefined {
  if (import.meta.env.SSR) return import.meta.env.BASE_URL + drawingOf(FIRST_PORTRAIT);
  const found = document.querySelector(inDocument)?.getAttribute('src') ?? undefined;
  // A changed list has another face there, which has an address instead of a data URL.
  if (found?.startsWith('data:')) held = found;
  return found;
}

/** Where a match's picture comes from: what the document brought is not asked for again. */
export function sourceOf(profileImage: string): string {
  const isFirst = profileImage === drawingOf(FIRST_PORTRAIT);
  return (isFirst ? held : undefined) ?? import.meta.env.BASE_URL + profileImage;
}
