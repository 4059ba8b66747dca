import * as v from 'valibot';
import { id } from '../database/rows/fields';
import { matchFiltersRow } from '../database/rows/matchRows';

/**
 * A backup is one JSON object: the head `format`, `version`, `app`, `exportedAt` (first, so that a
 * reader knows at once what follows; a file that was saved again may have them anywhere), then the
 * storage names of rule “Storage names”, then what else is kept. Moments are milliseconds since
 * 1970, as the database has them; `exportedAt` alone is ISO text, for people. A session has its
 * messages inside; photos come last, as data URLs.
 */
export const BACKUP_FORMAT = 'taal-backup';

/** Raised when a file of the new kind means something else to an older Taal. */
export const BACKUP_VERSION = 2;

/**
 * Larger files are refused unread: 256 MiB, in bytes. A hundred thousand messages with all photos are
 * some 45 MB, and every engine's strings hold twice as many characters as this.
 */
export const LARGEST_BACKUP = 256 * 1024 ** 2;

/** The values of the store keyValue that have a place of their own in a backup. */
export const namedValues = {
  userId: v.pipe(id, v.regex(/^user_\d+_[a-z0-9]+$/)),
  activeSessionId: id,
  hasCompletedOnboarding: v.boolean(),
  hasVisitedProfile: v.boolean(),
  matchFilters: matchFiltersRow,
} as const;

/**
 * Matters of this browser, which are in no backup and outlive an import: what was shared and waits
 * for a moment, an offer that was put aside, when something was last sent.
 */
export const BROWSER_KEYS: readonly string[] = [
  'pendingShare',
  'installDismissedAt',
  'lastDeliveredAt',
  'weekSeenAt',
];

/** Keys that are no other values. */
export const RESERVED_KEYS: readonly string[] = [...Object.keys(namedValues), ...BROWSER_KEYS];

/** A single value without a place of its own: whatever a later screen keeps is not lost. */
export const otherValueRow = v.object({ key: id, value: v.unknown() });
