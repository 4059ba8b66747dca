/** What left this device, for its owner. */
export const version5 = {
  version: 5,
  stores: {
    calls: '++id',
  },
} as const;
