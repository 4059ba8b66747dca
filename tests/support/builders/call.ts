import type { Call } from '@/domain/ledger/call';

/** A message that was sent for analysis. */
export function someCall(changes: Partial<Call> = {}): Call {
  return {
    at: 1_790_000_000_000,
    by: 'page',
    path: '/analyze',
    fields: ['text', 'time_taken', 'response_time', 'user_id'],
    bytes: 214,
    message: { sessionId: 's1', messageId: 'm1' },
    outcome: 'accepted',
    times: 1,
    ...changes,
  };
}
