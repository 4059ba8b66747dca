/** Every object store and its indexes, as Dexie writes them (rule “Storage names”). */
export const version1 = {
  version: 1,
  stores: {
    keyValue: 'key',
    chatSessions: 'id, timestamp',
    chatMessages: 'id, [sessionId+position], [sessionId+replyDueAt], replyDueAt, timestamp',
    analysisHistory: 'id, position, timestamp',
    userStats: '',
    realtimeStats: '',
    userProfile: '',
    outbox: '++sequence, &id, state, kind, [kind+state], sessionId',
    drafts: 'id',
    likes: 'matchId',
    hiddenMatches: 'matchId',
    photos: 'id',
    damagedRows: '++id, store',
  },
} as const;
