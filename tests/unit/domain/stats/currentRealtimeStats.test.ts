import { expect, it } from 'vitest';
import {
  type CachedRealtimeStats,
  currentRealtimeStats,
  type KnownAnalysis,
} from '@/domain/stats/currentRealtimeStats';
import { realtimeStatsOf } from '@/domain/stats/realtimeStats';
import { analysis, uuid } from '../../../support/builders/chat.ts';

function known(n: number, source: KnownAnalysis['source'] = 'backend'): KnownAnalysis {
  return { ...analysis(), id: uuid(n), source };
}

function answer(change: Partial<CachedRealtimeStats> = {}): CachedRealtimeStats {
  const stats = { ...realtimeStatsOf([]), average_wpm: 77, total_messages_analyzed: 2 };
  return { ...stats, newestAnalysisId: uuid(2), ...change };
}

const history = [known(1), known(2)];

/** As an older version measured the first message after a week. */
function afterWeek(n: number): KnownAnalysis {
  const { response_analysis, ...rest } = known(n);
  return { ...rest, response_analysis: { ...response_analysis, response_time: 7 * 24 * 3600 } };
}

it('is nothing while nobody has analysed anything', () => {
  expect(currentRealtimeStats([], null)).toBeNull();
  const empty = answer({ total_messages_analyzed: 0, newestAnalysisId: null });
  expect(currentRealtimeStats([], empty)).toBeNull();
});

it('is local without an answer of the backend', () => {
  expect(currentRealtimeStats(history, null)).toEqual(realtimeStatsOf(history));
});

it('is the backend answer while it rests on all that is known here', () => {
  const { newestAnalysisId: _, ...stats } = answer();
  expect(currentRealtimeStats(history, answer())).toEqual(stats);
  expect(currentRealtimeStats(history, answer({ total_messages_analyzed: 900 }))?.average_wpm).toBe(
    77,
  );
});

it('is the backend answer on a device that knows nothing', () => {
  expect(currentRealtimeStats([], answer({ newestAnalysisId: null }))?.average_wpm).toBe(77);
});

it.each([
  ['a message came after it was asked for', [...history, known(3)], answer()],
  ['a message has not reached the backend', [known(1), known(2, 'device')], answer()],
  ['an older message was kept from the backend', [known(1, 'device'), known(2)], answer()],
  ['the backend has forgotten some', history, answer({ total_messages_analyzed: 1 })],
  ['a silence was sent as a response time', [known(1), afterWeek(2)], answer()],
  ['its responses are silences', history, answer({ average_response_time: 7 * 3600 })],
  ['nobody knows what it rests on', history, answer({ newestAnalysisId: null })],
])('is local when %s', (_, analyses, cached) => {
  expect(currentRealtimeStats(analyses, cached)).toEqual(realtimeStatsOf(analyses));
});
