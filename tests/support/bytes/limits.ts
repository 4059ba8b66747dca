const KB = 1024;

/** The most bytes of style that a first screen may have. */
export const MOST_STYLE = 16 * KB;

/** The most bytes of all parts of the coach. */
export const MOST_COACH = 220 * KB;

/** The most bytes that the worker may keep for offline use, not compressed. */
export const MOST_PRECACHE = Math.floor(2.4 * KB * KB);

/** The most bytes of JavaScript that a first screen may need before it is interactive. */
export function mostScript(name: string): number {
  return (name.startsWith('/ ') ? 150 : 180) * KB;
}
