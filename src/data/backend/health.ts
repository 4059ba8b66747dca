import { type Connection, request } from './request';

/** Time limit of a health check in milliseconds (design, section 5). */
export const HEALTH_TIME_LIMIT_MS = 4000;

/** GET /health: true when the backend is there (specification, section 7). Never throws. */
export async function checkHealth(connection: Connection): Promise<boolean> {
  const answer = await request(connection, {
    path: '/health',
    timeLimit: HEALTH_TIME_LIMIT_MS,
    schema: null,
  });
  return answer.kind === 'ok';
}
