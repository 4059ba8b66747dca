import type { UserProfileBody } from '../outbox/entry';
import { CALL_TIME_LIMIT_MS } from './analyze';
import type { Answer } from './answer';
import { type Connection, request } from './request';

/** POST /user-profile; only the status of the answer is read (rule “Calls”). */
export function saveUserProfile(
  connection: Connection,
  body: UserProfileBody,
  idempotencyKey: string,
): Promise<Answer<unknown>> {
  return request(connection, {
    path: '/user-profile',
    body,
    idempotencyKey,
    timeLimit: CALL_TIME_LIMIT_MS,
    schema: null,
  });
}
