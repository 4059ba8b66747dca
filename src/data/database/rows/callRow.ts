import * as v from 'valibot';
import { CALLERS, type Call } from '@/domain/ledger/call';
import { count, id, label, listOf, milliseconds } from './fields';

/**
 * A call that left the device (rule “What left the device”); what else stands in a row is dropped.
 */
export const callRow = v.object({
  at: milliseconds,
  by: v.picklist(CALLERS),
  path: id,
  fields: listOf(id),
  bytes: count,
  message: v.nullable(v.object({ sessionId: id, messageId: id })),
  outcome: label,
  times: count,
}) satisfies v.GenericSchema<unknown, Call>;
