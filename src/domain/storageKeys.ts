import { OWN_PREFIX } from './ownName';

/*
 * The keys of localStorage and sessionStorage. Devices have values under them: a key that changes
 * loses what it held. A browser that forbids localStorage gets one screen that says so.
 */

// localStorage: for all tabs, until the site's data are erased.

/** 'light' or 'dark', absent for the device's own; by ui/theme. Read before the first paint. */
export const THEME_KEY = `${OWN_PREFIX}theme`;

/** 'begun' while the open chat has messages; by features/chat. Read before the first paint. */
export const OPEN_CHAT_KEY = `${OWN_PREFIX}open-chat`;

/** 'yes' or 'no': whether the database knows of a completed onboarding; by features/onboarding. Read before the first paint. */
export const ONBOARDED_KEY = `${OWN_PREFIX}onboarded`;

/** 'kept' or 'lost': what became of the database that was there; by features/data-ownership. */
export const SENTINEL_KEY = `${OWN_PREFIX}stored`;

/** Milliseconds since 1970 when the browser was asked to keep the data; by features/data-ownership. */
export const PERSIST_ASKED_KEY = `${OWN_PREFIX}persist-asked`;

/** '1' once the notice about plain http was dismissed; by features/install-and-update. */
export const INSECURE_KNOWN_KEY = `${OWN_PREFIX}insecure-known`;

/** Begins the key of what was typed last as a page was left, as JSON; by data/browser-storage. */
export const LAST_WORDS_PREFIX = `${OWN_PREFIX}last-words:`;

// sessionStorage: for one tab, until it is closed.

/** 'true' from an import until the reload has told of it; by features/data-ownership. */
export const IMPORTED_KEY = `${OWN_PREFIX}imported`;

/** '1' after a new worker did not take over; by app. */
export const UPDATE_STUCK_KEY = `${OWN_PREFIX}update-stuck`;

/** Begins the key, with '1', of each missing part for which the page was reloaded; by shell. */
export const RELOADED_PREFIX = `${OWN_PREFIX}reloaded-for `;
