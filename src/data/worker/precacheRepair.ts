/** Asks the worker to fetch again the files of the app that are gone from its cache. */
export const REPAIR_PRECACHE = 'taal:repair-precache';
