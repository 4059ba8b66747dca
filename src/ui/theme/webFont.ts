export const WEB_FONT = 'Figtree';
export const STAND_IN = 'Figtree fallback';

/** On the root of a document that waits for its first paint, which goes without the web font. */
export const UNPAINTED = 'data-unpainted';
