/**
 * By this the address of Taal's icon differs from that of the shortcut to the chat. A query would
 * keep browsers from answering without the worker (`sw/staticRoutes.ts`).
 */
export const START_HASH = '#start';
