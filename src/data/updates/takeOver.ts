/** What a page sends to the waiting worker when the person wants the new version. */
export const TAKE_OVER = 'taal-take-over';
