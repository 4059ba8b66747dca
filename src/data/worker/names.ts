/** Where other apps post what a person shares, below the app's address; the worker answers. */
export const SHARE_PATH = 'share';

/** The tag under which page and worker agree on background sync. */
export const SYNC_TAG = 'taal-outbox';
