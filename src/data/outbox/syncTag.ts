/** The tag under which page and worker agree on background sync. */
export const SYNC_TAG = 'taal-outbox';
