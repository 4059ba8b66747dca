/** The file with the texts of most others, by their addresses below the app's; the build writes it. */
export const OFFLINE_PACK = 'offline-files.json';
