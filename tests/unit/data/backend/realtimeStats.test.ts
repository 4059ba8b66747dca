import { expect, it, test } from 'vitest';
import { fetchRealtimeStats } from '@/data/backend/realtimeStats';
import { realtimeStatsOf } from '@/domain/stats/realtimeStats';
import { analysis } from '../../../support/builders/chat.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';

const good = realtimeStatsOf([analysis()]);

function answering(body: unknown) {
  return startBackend(() => ({
    kind: 'body',
    contentType: 'application/json',
    body: JSON.stringify(body),
  }));
}

it('asks for the person by id, however it is written', async () => {
  const { connection, calls } = await startBackend();
  const answer = await fetchRealtimeStats(connection, 'user_1_a&b=c');
  expect(calls).toEqual(['GET /realtime-stats']);
  expect(answer).toEqual({ kind: 'ok', value: realtimeStatsOf([]) });
});

it('takes an answer of the agreed form, with any trend word', async () => {
  const { connection } = await answering({ ...good, engagement_trend: 'falling' });
  const answer = await fetchRealtimeStats(connection, 'user_1_a');
  expect(answer).toEqual({ kind: 'ok', value: { ...good, engagement_trend: 'falling' } });
});

test.each<[string, unknown]>([
  ['a missing field', { ...good, average_wpm: undefined }],
  ['a text for a number', { ...good, average_wpm: '44' }],
  ['a negative speed', { ...good, average_wpm: -1 }],
  ['an unknown sentiment', { ...good, dominant_sentiment: 'smug' }],
  ['a score beyond 1', { ...good, compatibility_score: 87 }],
  ['half a message', { ...good, total_messages_analyzed: 1.5 }],
  ['nothing', null],
  ['a speed that nobody has', { ...good, average_wpm: 1e15 }],
  ['a year for a response', { ...good, average_response_time: 31_536_000 }],
  ['a number at the end of numbers', { ...good, session_duration: 1e308 }],
  ['more messages than there are', { ...good, total_messages_analyzed: 1e15 }],
  ['a trend without an end', { ...good, engagement_trend: 'up'.repeat(1000) }],
])('refuses %s', async (_, body) => {
  const { connection } = await answering(body);
  expect((await fetchRealtimeStats(connection, 'user_1_a')).kind).toBe('unreadable');
});
