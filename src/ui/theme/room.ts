/** The least room that words need, in the reader's own text size; written into the rules as it is. */
export const room = {
  shortTitle: '5rem',
  badge: '9rem',
  rhythm: '14rem',
  /** With the header, a window of 320 px. */
  conversation: '16rem',
} as const;
