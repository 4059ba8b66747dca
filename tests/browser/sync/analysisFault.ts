import type { Fault, FaultPlan } from '../../../src/backend/faults.ts';

/** An answer 200 with this text as its JSON. */
export const jsonAnswer = (body: string): Fault => ({
  kind: 'body',
  contentType: 'application/json',
  body,
});

/**
 * The backend has this fault when it is asked to analyse a message. An answer that cannot be read
 * is given once, and 503 after it: the fifth such answer parks the entry, and as the waits between
 * the tries are drawn by chance, that can come before a slow machine has looked.
 */
export function analysisFault(fault: Fault): FaultPlan {
  let answers = 0;
  return ({ path }) => {
    if (path !== '/analyze') return null;
    answers += 1;
    return fault.kind === 'body' && answers > 1 ? { kind: 'status', status: 503 } : fault;
  };
}
