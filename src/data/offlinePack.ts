/** The file with the texts of most others, by their addresses below the app's; the build writes it. */
export const OFFLINE_PACK = 'offline-files.json';

const TYPES = new Map([
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['svg', 'image/svg+xml'],
  ['html', 'text/html'],
]);

/** The media type of a file that can be in the pack, which holds texts; undefined for all others. */
export function packedType(name: string): string | undefined {
  return TYPES.get(name.replace(/^.*\./, ''));
}
