/** Where other apps post what a person shares, below the app's address; the worker answers. */
export const SHARE_PATH = 'share';

/** The tag under which page and worker agree on background sync. */
export const SYNC_TAG = 'taal-outbox';

/** How the names of the caches begin that hold the documents of screens, each of one version. */
export const DOCUMENTS_CACHE = 'taal-documents-';
