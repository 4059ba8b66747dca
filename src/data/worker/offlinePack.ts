/** The address, below the app's, of the file with the texts of most others; the build writes it. */
export const PACK = /^assets\/offline-[\w-]+\.json$/;

/** Files that can be in it. Documents come from the host, with its headers. */
export const PACKED = /^(?:assets|pictures)\/.*\.(?:js|css|svg)$/;
