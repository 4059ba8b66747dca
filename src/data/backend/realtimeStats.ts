import type { RealtimeStats } from '@/domain/stats/realtimeStats';
import { realtimeStatsRow } from '../database/rows/statsRows';
import { CALL_TIME_LIMIT_MS } from './analyze';
import type { Answer } from './answer';
import { type Connection, request } from './request';

/** GET /realtime-stats?user_id={id} (rule “Calls”). Never throws. */
export async function fetchRealtimeStats(
  connection: Connection,
  userId: string,
): Promise<Answer<RealtimeStats>> {
  const answer = await request(connection, {
    path: `/realtime-stats?user_id=${encodeURIComponent(userId)}`,
    timeLimit: CALL_TIME_LIMIT_MS,
    schema: realtimeStatsRow,
  });
  if (answer.kind !== 'ok') return answer;
  if (answer.value === null) return { kind: 'unreadable', reason: 'nothing' };
  return { kind: 'ok', value: answer.value };
}
