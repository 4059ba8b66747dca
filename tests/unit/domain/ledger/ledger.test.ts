import { har } from 'har-validator';
import { describe, expect, it } from 'vitest';
import { repeats, triesOf } from '@/domain/ledger/call';
import { factsOf, reportOf, subjectOf } from '@/domain/ledger/callWords';
import { harOf } from '@/domain/ledger/harOf';
import { someCall } from '../../../support/builders/call.ts';

const health = someCall({ method: 'GET', path: '/health', fields: [], bytes: 0, message: null });
const lost = someCall({ status: null, outcome: 'no connection', bytes: 2140, by: 'worker' });

describe('a call in words', () => {
  it('says what it was about, what went with it and what came of it', () => {
    expect(subjectOf(someCall())).toBe('A message, for analysis');
    expect(factsOf(someCall())).toBe(
      'text, time_taken, response_time, user_id; 214 bytes; accepted in 85 ms',
    );
    expect(factsOf({ ...health, times: 3 })).toBe('no data; accepted in 85 ms, 3 times');
    expect(factsOf(lost)).toContain('2.1 KB; no connection in 85 ms; sent with Taal closed');
  });

  it('is of the AI service where it is of no address of the backend', () => {
    expect(subjectOf({ path: '/v1/models/x:generateContent' })).toContain('AI service');
  });
});

describe('a repeated question', () => {
  it('is one without data that has the same answer', () => {
    expect(repeats(health, { ...health, at: 2 })).toBe(true);
    expect(repeats(health, { ...health, outcome: 'no connection' })).toBe(false);
    expect(repeats(health, { ...health, by: 'worker' })).toBe(false);
    expect(repeats(someCall(), someCall())).toBe(false);
  });
});

describe('the tries of a message', () => {
  it('are counted from the oldest call on, each message for itself', () => {
    const other = { sessionId: 's1', messageId: 'm2' };
    const calls = [
      { ...someCall(), id: 5 },
      { ...someCall({ message: null }), id: 4 },
      { ...someCall({ message: other }), id: 3 },
      { ...someCall(), id: 2 },
    ];
    expect(triesOf(calls)).toEqual(
      new Map([
        [2, 1],
        [3, 1],
        [5, 2],
      ]),
    );
  });
});

describe('the report', () => {
  it('has a line for each call and no id', () => {
    const report = reportOf([someCall(), lost], '1.2.3');
    expect(report.split('\n')).toHaveLength(3);
    expect(report).toContain('Taal 1.2.3: 2 calls');
    expect(report).not.toMatch(/s1|m1/);
  });
});

describe('the HAR', () => {
  it('is HAR 1.2, oldest first, without any body', async () => {
    const made = harOf([lost, health, someCall()], 'https://taal.example/api', '1.2.3');
    await expect(har(made)).resolves.toBeTruthy();
    expect(JSON.stringify(made)).not.toMatch(/postData|s1|m1/);
    expect(made.log.entries).toMatchObject([
      { request: { url: 'https://taal.example/api/analyze', bodySize: 214 } },
      { request: { method: 'GET' } },
      { response: { status: 0 }, comment: 'no connection' },
    ]);
  });

  it('has those texts of messages that it is handed, and is HAR 1.2 with them', async () => {
    const other = someCall({ message: { sessionId: 's1', messageId: 'm2' } });
    const texts = new Map([['m1', 'Chai?']]);
    const made = harOf([other, health, someCall()], 'https://taal.example/api', '1.2.3', texts);
    await expect(har(made)).resolves.toBeTruthy();
    const bodies = made.log.entries.map((entry) => JSON.stringify(entry).includes('postData'));
    expect(bodies).toEqual([true, false, false]);
    expect(made.log.entries).toMatchObject([
      { request: { postData: { mimeType: 'application/json', text: '{"text":"Chai?"}' } } },
      {},
      {},
    ]);
  });

  it('is one without calls, too', async () => {
    await expect(har(harOf([], 'https://taal.example/api', '1.2.3'))).resolves.toBeTruthy();
  });
});
