/** Dexie's own entry is built for browsers of 2015, through a wrapper: larger, and slower to begin. */
export const modernDexie = { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' };
