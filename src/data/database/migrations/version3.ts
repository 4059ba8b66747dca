/** What was here before an import or an update, to be brought back. */
export const version3 = {
  version: 3,
  stores: {
    recoveryPoints: '++id, createdAt, fingerprint',
  },
} as const;
