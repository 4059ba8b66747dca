import type { Answer } from './answer';
import { type Connection, request } from './request';

/** Time limit of a health check in milliseconds (rule “Availability”). */
export const HEALTH_TIME_LIMIT_MS = 4000;

/** What a health check found; `absent`: something answers there, but it is no backend. */
export type Health = 'healthy' | 'absent' | 'unreachable';

/** A host of files alone knows no such address, or answers with a page. */
function isNoBackend(answer: Answer<unknown>): boolean {
  return answer.kind === 'unreadable' || (answer.kind === 'refused' && answer.status === 404);
}

/** GET /health: healthy when the backend is there (rule “Availability”). Never throws. */
export async function checkHealth(connection: Connection): Promise<Health> {
  const answer = await request(connection, {
    path: '/health',
    timeLimit: HEALTH_TIME_LIMIT_MS,
    schema: null,
  });
  if (answer.kind === 'ok') return 'healthy';
  return isNoBackend(answer) ? 'absent' : 'unreachable';
}
