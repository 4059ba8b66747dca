import { describe, expect, it } from 'vitest';
import { repeats } from '@/domain/ledger/call';
import { factsOf, subjectOf } from '@/domain/ledger/callWords';
import { someCall } from '../../../support/builders/call.ts';

const health = someCall({ path: '/health', fields: [], bytes: 0, message: null });
const lost = someCall({ outcome: 'no connection', bytes: 2140, by: 'worker' });

describe('a call in words', () => {
  it('says what it was about, what went with it and what came of it', () => {
    expect(subjectOf(someCall())).toBe('A message, for analysis');
    expect(factsOf(someCall())).toBe(
      'text, time_taken, response_time, user_id; 214 bytes; accepted',
    );
    expect(factsOf({ ...health, times: 3 })).toBe('no data; accepted, 3 times');
    expect(factsOf(lost)).toContain('2.1 KB; no connection; sent with Taal closed');
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
