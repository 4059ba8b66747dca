/** Figures of real chats that a person keeps. */
export const version4 = {
  version: 4,
  stores: {
    keptReadings: 'keptAt',
  },
} as const;
