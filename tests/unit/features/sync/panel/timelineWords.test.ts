import { expect, it } from 'vitest';
import { exactTime, reportedCalls, tracedLines } from '@/features/sync/panel/timelineWords';
import { someCall } from '../../../../support/builders/call.ts';

it('a moment is told to the millisecond, in 24 hours', () => {
  const moment = new Date(2026, 10, 27, 0, 5, 9, 42);
  expect(exactTime(moment)).toMatch(/27.* 00:05:09\.042$/);
});

it('a call is told by address, answer, caller, time, size, message and try', () => {
  const message = { sessionId: 's1', messageId: '0123456789abcdef' };
  expect(tracedLines(someCall({ message, by: 'worker' }), 2)).toEqual({
    what: 'POST /analyze: 200, accepted',
    how: 'worker · 85 ms · 214 bytes · key 01234567 · try 2',
  });
});

it('what is told already is not told twice, and what is absent not at all', () => {
  const refused = someCall({ status: 503, outcome: 'answered 503', message: null });
  expect(tracedLines(refused, null)).toEqual({
    what: 'POST /analyze: answered 503',
    how: 'page · 85 ms · 214 bytes',
  });
  const lost = someCall({ status: null, outcome: 'no connection', bytes: 0, message: null });
  expect(tracedLines({ ...lost, times: 3 }, null)).toEqual({
    what: 'POST /analyze: no connection',
    how: 'page · 85 ms · no data · 3 times, this is the last',
  });
});

it('calls are lines of the report, with their tries, without what was written', () => {
  const message = { sessionId: 's1', messageId: '0123456789abcdef' };
  const lost = { ...someCall({ message, status: null, outcome: 'no connection' }), id: 1 };
  const lines = reportedCalls([{ ...someCall({ message }), id: 2 }, lost]);
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT.*Z POST \/analyze: 200, accepted · .*try 2$/);
  expect(lines[1]).toMatch(/no connection · .*key 01234567 · try 1$/);
});
