import { describe, expect, it, test, vi } from 'vitest';
import { analyze } from '@/data/backend/analyze';
import { checkHealth, type Health } from '@/data/backend/health';
import { saveUserProfile } from '@/data/backend/userProfile';
import { overallAssessment } from '@/domain/analysis/overallAssessment';
import type { Fault } from '../../../../src/backend/faults.ts';
import { analysis, analyzeBody, uuid } from '../../../support/builders/chat.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';

const html: Fault = {
  kind: 'body',
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><title>Sign in to the network</title>',
};
const json = (body: unknown): Fault => ({
  kind: 'body',
  contentType: 'application/json',
  body: JSON.stringify(body),
});

function withSpeed(wpm: number) {
  const made = analysis();
  return { ...made, typing_analysis: { ...made.typing_analysis, wpm } };
}

describe('the health check', () => {
  it('is healthy when the backend is there', async () => {
    const { connection, calls } = await startBackend();
    expect(await checkHealth(connection)).toBe('healthy');
    expect(calls).toEqual(['GET /health']);
  });

  test.each<[string, Health, Fault]>([
    ['an error status', 'unreachable', { kind: 'status', status: 503 }],
    ['too many requests', 'unreachable', { kind: 'status', status: 429 }],
    ['a dropped connection', 'unreachable', { kind: 'drop' }],
    ['not found', 'absent', { kind: 'status', status: 404 }],
    ['a web page with status 200', 'absent', html],
    ['a web page in capitals', 'absent', { ...html, contentType: 'TEXT/HTML' }],
  ])('after %s is %s', async (_, health, fault) => {
    const { connection } = await startBackend(() => fault);
    expect(await checkHealth(connection)).toBe(health);
  });

  it('is unreachable when nobody listens', async () => {
    const backend = await startBackend();
    await backend.stop();
    expect(await checkHealth(backend.connection)).toBe('unreachable');
  });

  it('is unreachable after four seconds without an answer', async () => {
    const { connection, calls, time } = await startBackend(() => ({ kind: 'stall' }));
    const health = checkHealth(connection);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(time.waits()).toEqual([4000]);
    time.advance(4000);
    expect(await health).toBe('unreachable');
  });

  it('leaves no timer behind', async () => {
    const { connection, time } = await startBackend();
    await checkHealth(connection);
    expect(time.waits()).toEqual([]);
  });
});

describe('POST /analyze', () => {
  it('sends the fields of rule “Calls” and gives back an analysis', async () => {
    const { connection, backend } = await startBackend();
    const body = { text: 'I love it!', time_taken: 2, response_time: 1, user_id: 'user_1_a' };
    const answer = await analyze(connection, body, uuid(1));
    expect(backend.ledger).toMatchObject([{ path: '/analyze', key: uuid(1), body }]);
    expect(answer).toMatchObject({
      kind: 'ok',
      value: {
        typing_analysis: { wpm: 90 },
        timestamp: expect.any(Date),
        digital_body_language: {
          overall_assessment: overallAssessment({
            sentiment: 'positive',
            wpm: 90,
            responseSeconds: 1,
          }),
        },
      },
    });
  });

  it('keeps the key back where it is not known to be admitted', async () => {
    const { connection, backend } = await startBackend();
    await analyze({ ...connection, sendsIdempotencyKey: false }, analyzeBody(), uuid(1));
    expect(backend.ledger).toMatchObject([{ key: null }]);
  });

  it('takes a time as ISO text or as a number', async () => {
    const made = analysis('Hello', 1000);
    const { connection, ...backend } = await startBackend(({ number }) =>
      json(number === 1 ? made : { ...made, timestamp: 1000 }),
    );
    const expected = { kind: 'ok', value: made };
    expect(await analyze(connection, analyzeBody(), uuid(1))).toEqual(expected);
    expect(await analyze(connection, analyzeBody(), uuid(2))).toEqual(expected);
    expect(backend.calls).toHaveLength(2);
  });

  test.each<[string, Fault]>([
    ['a web page', html],
    ['broken JSON', { kind: 'body', contentType: 'application/json', body: '{"typing_analysis":' }],
    ['an empty body', { kind: 'body', contentType: 'application/json', body: '' }],
    ['null', json(null)],
    ['a list', json([])],
    ['missing parts', json({ compatibility_score: 0.8 })],
    ['a speed in words', json({ ...analysis(), typing_analysis: { wpm: 'fast' } })],
    ['a score out of range', json({ ...analysis(), compatibility_score: 87 })],
    [
      'an unknown sentiment',
      json({
        ...analysis(),
        digital_body_language: { ...analysis().digital_body_language, emotional_state: 'bored' },
      }),
    ],
    ['no real time', json({ ...analysis(), timestamp: 'yesterday' })],
    ['the year 275760', json({ ...analysis(), timestamp: 8.64e15 })],
    ['a date before there were any', json({ ...analysis(), timestamp: -1 })],
    ['a speed that nobody has', json(withSpeed(1e15))],
    ['a negative speed', json(withSpeed(-1))],
    [
      'a speed without an end',
      {
        kind: 'body',
        contentType: 'application/json',
        body: JSON.stringify(withSpeed(7)).replace('"wpm":7', '"wpm":1e999'),
      },
    ],
    [
      'a sentence without an end',
      json({
        ...analysis(),
        digital_body_language: {
          ...analysis().digital_body_language,
          overall_assessment: 'Highly compatible. '.repeat(1000),
        },
      }),
    ],
    ['a poisoned name', json({ ...analysis(), constructor: { prototype: { evil: true } } })],
    ['far too much', json({ ...analysis(), more: ' '.repeat(300_000) })],
  ])('is unreadable: %s', async (_, fault) => {
    const { connection } = await startBackend(() => fault);
    const answer = await analyze(connection, analyzeBody(), uuid(1));
    expect(answer).toEqual({ kind: 'unreadable', reason: expect.any(String) });
  });

  test.each([
    [400, undefined, null],
    [429, '7', 7000],
    [503, 'Mon, 05 Jan 2026 12:00:30 GMT', 30_000],
    [500, 'soon', null],
  ])('is refused with %d, Retry-After %s', async (status, retryAfter, wait) => {
    const { connection } = await startBackend(() => ({
      kind: 'status',
      status,
      ...(retryAfter === undefined ? {} : { retryAfter }),
    }));
    const answer = await analyze(connection, analyzeBody(), uuid(1));
    expect(answer).toEqual({ kind: 'refused', status, retryAfter: wait });
  });

  test.each<Fault['kind']>(['drop', 'drop-after'])('is unreachable: %s', async (kind) => {
    const { connection } = await startBackend(() =>
      kind === 'drop' ? { kind: 'drop' } : { kind: 'drop-after' },
    );
    const answer = await analyze(connection, analyzeBody(), uuid(1));
    expect(answer).toEqual({ kind: 'unreachable', reason: 'network' });
  });

  it('ends with its time limit, also when only the body stalls', async () => {
    const { connection, calls, time } = await startBackend(() => ({ kind: 'stall' }));
    const stalled = analyze(connection, analyzeBody(), uuid(1));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(time.waits()).toEqual([10_000]);
    time.advance(10_000);
    expect(await stalled).toEqual({ kind: 'unreachable', reason: 'time limit' });

    const endless: typeof fetch = async (_, init) =>
      new Response(
        new ReadableStream({
          start(controller) {
            init?.signal?.addEventListener('abort', () => controller.error(new Error('Aborted')));
          },
        }),
      );
    const body = analyze({ ...connection, fetch: endless }, analyzeBody(), uuid(2));
    time.advance(10_000);
    expect(await body).toEqual({ kind: 'unreachable', reason: 'time limit' });
  });
});

describe('POST /user-profile', () => {
  it('sends user and profile; only the status of the answer counts', async () => {
    const { connection, backend } = await startBackend(({ number }) =>
      number === 2 ? json('thanks') : null,
    );
    const body = { user_id: 'user_1_a', profile: { name: 'Asha' } };
    expect(await saveUserProfile(connection, body, uuid(1))).toEqual({ kind: 'ok', value: null });
    expect(backend.ledger).toMatchObject([{ path: '/user-profile', key: uuid(1), body }]);
    expect(await saveUserProfile(connection, body, uuid(2))).toMatchObject({ kind: 'ok' });
  });

  it('is not done by a web page', async () => {
    const { connection } = await startBackend(() => html);
    const answer = await saveUserProfile(connection, { user_id: 'u', profile: {} }, uuid(1));
    expect(answer).toMatchObject({ kind: 'unreadable' });
  });
});
