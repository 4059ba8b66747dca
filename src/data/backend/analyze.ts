import * as v from 'valibot';
import type { AnalysisResult } from '@/domain/analysis/analysisResult';
import { analysisFields } from '../database/rows/analysisRow';
import { id, moment } from '../database/rows/fields';
import type { AnalyzeBody } from '../outbox/entry';
import type { Answer } from './answer';
import { type Connection, request } from './request';

/** Time limit of a call that carries data, in milliseconds. */
export const CALL_TIME_LIMIT_MS = 10_000;

/** A number or ISO text, as a Date. */
const timestamp = v.pipe(
  v.union([v.number(), id]),
  v.transform((value) => new Date(value).getTime()),
  moment,
);

const analysisAnswer = v.object({ ...analysisFields, timestamp });

/** POST /analyze (rule “Calls”). Never throws. */
export async function analyze(
  connection: Connection,
  body: AnalyzeBody,
  idempotencyKey: string,
): Promise<Answer<AnalysisResult>> {
  const answer = await request(connection, {
    path: '/analyze',
    body,
    idempotencyKey,
    timeLimit: CALL_TIME_LIMIT_MS,
    schema: analysisAnswer,
  });
  if (answer.kind !== 'ok') return answer;
  if (answer.value === null) return { kind: 'unreadable', reason: 'nothing' };
  return { kind: 'ok', value: answer.value };
}
