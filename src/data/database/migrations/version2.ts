/** Counts of one side's messages in a stretch of time, without reading any. */
export const version2 = {
  version: 2,
  stores: {
    chatMessages:
      'id, [sessionId+position], [sessionId+replyDueAt], [sender+timestamp], replyDueAt, timestamp',
  },
} as const;
