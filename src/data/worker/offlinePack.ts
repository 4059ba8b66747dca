/**
 * Files with the contents of most others, by their addresses below the app's, and the revisions of
 * those whose names do not tell their version; the build writes them.
 * Two, so that the worker's own script can come between them on a slow link: the page asks for the
 * app's while it starts, and for the replies once it has them.
 */
export const APP_PACK = 'offline-files.json';
export const REPLIES_PACK = 'offline-replies.json';

const TYPES = new Map([
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['svg', 'image/svg+xml'],
  ['html', 'text/html'],
  ['webmanifest', 'application/manifest+json'],
  ['png', 'image/png'],
]);

/** As much of a revision as tells one version of a file from another. */
export const shortRevision = (revision: string): string => revision.slice(0, 8);

/** Files of the pack that are no text. */
export const isPackedAsBase64 = (name: string): boolean => packedType(name) === 'image/png';

/** The media type of a file that can be in a pack; undefined for all others. */
export function packedType(name: string): string | undefined {
  return TYPES.get(name.replace(/^.*\./, ''));
}
