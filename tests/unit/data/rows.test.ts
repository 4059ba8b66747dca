import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { outboxEntryRow } from '@/data/outbox/entry';
import { count, moment, positive, share } from '@/data/rows/fields';
import { analyzeBody, uuid } from '../../support/chat.ts';

describe('fields of rows', () => {
  test.each([
    [
      moment,
      [0, -1, 1.5, 8.64e15],
      [Number.NaN, 1e300, 8.64e15 + 1, Number.POSITIVE_INFINITY, '0', null, new Date()],
    ],
    [count, [0, 1, 1e6], [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '1']],
    [share, [0, 0.5, 1], [-0.001, 1.001, Number.NaN, '1', null]],
    [positive, [0, 0.5, 1e9], [-1, Number.NaN, Number.POSITIVE_INFINITY, '1', undefined]],
  ])('%# take what they should', (schema, good, bad) => {
    for (const value of good) expect(v.is(schema, value)).toBe(true);
    for (const value of bad) expect(v.is(schema, value)).toBe(false);
  });
});

describe('a queue entry', () => {
  const entry = {
    sequence: 1,
    id: uuid(1),
    kind: 'analyze',
    state: 'waiting',
    attempts: 0,
    createdAt: 1000,
    nextAttemptAt: 0,
    lastAnswer: null,
    sessionId: 'session_1',
    body: analyzeBody(),
  };

  test.each([
    ['of a message', {}, true],
    ['on its way', { state: 'sending', attempts: 3, lastAnswer: 'answered 500' }, true],
    ['of a profile', { kind: 'user-profile', body: { user_id: 'u', profile: {} } }, true],
    ['of an unknown kind', { kind: 'other' }, false],
    ['in an unknown state', { state: 'lost' }, false],
    ['without a UUID', { id: 'message-1' }, false],
    ['that never may be sent', { nextAttemptAt: Number.POSITIVE_INFINITY }, false],
    ['without a body', { body: null }, false],
    ['with a negative time', { body: { ...analyzeBody(), time_taken: -1 } }, false],
  ])('%s', (_, change, readable) => {
    expect(v.is(outboxEntryRow, { ...entry, ...change })).toBe(readable);
  });
});
