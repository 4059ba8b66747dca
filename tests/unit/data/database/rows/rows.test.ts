import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { analysisRow } from '@/data/database/rows/analysisRow';
import {
  count,
  id,
  label,
  listOf,
  milliseconds,
  minutes,
  moment,
  seconds,
  share,
  words,
  wpm,
} from '@/data/database/rows/fields';
import { outboxEntryRow } from '@/data/outbox/entry';
import { analyseMessage } from '@/domain/analysis/analyseMessage';
import { seededRandom } from '@/domain/seededRandom';
import { analysis, analyzeBody, uuid } from '../../../../support/builders/chat.ts';

/** What no field takes: JSON text can hold the first five, and 1e999 is read as infinite. */
const HOSTILE = [-1, 1e15 + 1, 1e308, Number.POSITIVE_INFINITY, '0', Number.NaN, null, undefined];
/** The end of the year 9999. */
const LAST = 253_402_300_799_999;

describe('fields of rows', () => {
  test.each([
    [moment, [0, 1.5, LAST], [...HOSTILE, LAST + 1, 8.64e15, new Date()]],
    [milliseconds, [0, 0.5, LAST], [...HOSTILE, LAST + 1]],
    [seconds, [0, 0.5, 1e10], [...HOSTILE, 1e10 + 1]],
    [minutes, [0, 0.5, 1e8], [...HOSTILE, 1e9]],
    [wpm, [0, 10, 120, 1000], [...HOSTILE, 1001]],
    [count, [0, 1, 1e6, 2 ** 31 - 1], [...HOSTILE, 0.5, 2 ** 31]],
    [share, [0, 0.5, 1], [...HOSTILE, -0.001, 1.001]],
    [id, ['', 'session_1', 'x'.repeat(200)], ['x'.repeat(201), 7, null]],
    [label, ['', 'x'.repeat(2000)], ['x'.repeat(2001), 7, null]],
    [words, ['', 'x'.repeat(1e6)], ['x'.repeat(1e7 + 1), 7, null]],
    [listOf(share), [[], Array(1000).fill(0)], [Array(1001).fill(0), [2], null]],
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
    ['of the year 275760', { createdAt: 8.64e15 }, false],
    ['that an older version made wait until then', { nextAttemptAt: 9e15 }, true],
    ['tried more often than counts', { attempts: 1e15 }, false],
    ['with an answer without an end', { lastAnswer: 'x'.repeat(1e5) }, false],
  ])('%s', (_, change, readable) => {
    expect(v.is(outboxEntryRow, { ...entry, ...change })).toBe(readable);
  });
});

describe('the analysis of a message', () => {
  /** Every path to a value in it. */
  function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
    if (!(value instanceof Object) || value instanceof Date) return [[...path]];
    return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]));
  }

  /** A copy with another value in one place. */
  function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
    if (name === undefined) return by;
    if (Array.isArray(value)) return value.map((one, n) => (String(n) === name ? by : one));
    if (!(value instanceof Object)) throw new Error(`Nothing to replace: ${name}`);
    const fields = new Map<string, unknown>(Object.entries(value));
    return Object.fromEntries(fields.set(name, replaced(fields.get(name), rest, by)));
  }

  const good = { ...analysis('Hello 👋 there!!'), id: uuid(1), source: 'device', position: 0 };
  const row = { ...good, timestamp: good.timestamp.getTime() };
  const paths = pathsOf(row);
  const hostile = fc.constantFrom(-1, 1e15, 1e308, Number.POSITIVE_INFINITY, '\u0000'.repeat(3e7));

  test('is whole as Taal makes it, whatever was written and whatever the clock did', () => {
    const seconds = fc.double({ min: 0, max: 2e9, noNaN: true });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), seconds, seconds, (text, taken, response) => {
        const message = { text, timeTaken: taken, responseTime: response };
        const made = analyseMessage(message, () => 1e12, seededRandom(text));
        expect(v.is(analysisRow, { ...row, ...made, timestamp: 1e12 })).toBe(true);
      }),
    );
    const family = '👨‍👩‍👧‍👦\u200D'.repeat(500);
    const one = analyseMessage(
      { text: family, timeTaken: 1, responseTime: 1 },
      () => 1,
      Math.random,
    );
    expect(v.is(analysisRow, { ...row, ...one, timestamp: 1 })).toBe(true);
  });

  test('is damaged by any hostile value in any of its places', () => {
    expect(v.is(analysisRow, row)).toBe(true);
    expect(paths.length).toBeGreaterThan(15);
    fc.assert(
      fc.property(fc.constantFrom(...paths), hostile, (path, value) => {
        expect(v.is(analysisRow, replaced(row, path, value))).toBe(false);
      }),
    );
  });
});
