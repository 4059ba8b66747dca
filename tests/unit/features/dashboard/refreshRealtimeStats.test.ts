import { describe, expect, it, vi } from 'vitest';
import { drain } from '@/data/outbox/drain';
import { getRealtimeStats, putRealtimeStats } from '@/data/repositories/realtimeStats';
import { realtimeStatsOf } from '@/domain/stats/realtimeStats';
import { sendMessage } from '@/features/chat/composer/sendMessage';
import { readKnownStats } from '@/features/dashboard/readKnownStats';
import { refreshRealtimeStats } from '@/features/dashboard/refreshRealtimeStats';
import type { FaultPlan } from '../../../../src/backend/faults.ts';
import { chatServices, outgoing, uuid } from '../../../support/builders/chat.ts';
import { drainOf, queueMessages, setIncognito } from '../../../support/builders/outbox.ts';
import { START } from '../../../support/fakes/manualTime.ts';
import { startBackend } from '../../../support/fakes/testBackend.ts';
import { testDatabase } from '../../../support/fakes/testDatabase.ts';

const TEXTS = ['Shall we meet?', 'I love this!! Really!'];
const NOW = new Date(START);
const signal = new AbortController().signal;

async function delivered(plan?: FaultPlan) {
  const database = testDatabase();
  const backend = await startBackend(plan);
  await queueMessages(database, TEXTS);
  await drain(drainOf(database, backend));
  const { connection } = backend;
  return {
    database,
    backend,
    refresh: () => refreshRealtimeStats({ database, connection }, signal),
  };
}

const realtimeOf = async (database: Parameters<typeof readKnownStats>[0]) =>
  (await readKnownStats(database, NOW)).realtime;

describe('refreshing the realtime stats', () => {
  it('caches what the backend answers, with the newest analysis known here', async () => {
    const { database, refresh } = await delivered();
    await refresh();
    const cached = await getRealtimeStats(database);
    expect(cached?.total_messages_analyzed).toBe(2);
    const stats = await realtimeOf(database);
    expect(cached).toEqual({ ...stats, newestAnalysisId: uuid(2) });
  });

  it('gives way to what was learned since, and comes back when the backend knows it too', async () => {
    const { database, backend, refresh } = await delivered();
    await refresh();
    const stale = { ...realtimeStatsOf([]), average_wpm: 1, total_messages_analyzed: 2 };
    await putRealtimeStats(database, { ...stale, newestAnalysisId: uuid(2) });
    expect((await realtimeOf(database))?.average_wpm).toBe(1);
    const { connection } = backend;
    const third = chatServices(database, { newId: () => uuid(3) });
    await sendMessage(third, outgoing('session_1', 'And one more'));
    expect((await realtimeOf(database))?.average_wpm).not.toBe(1);
    expect((await realtimeOf(database))?.total_messages_analyzed).toBe(3);
    await drain(drainOf(database, backend));
    expect((await realtimeOf(database))?.average_wpm).not.toBe(1);
    await refreshRealtimeStats({ database, connection }, signal);
    expect(await getRealtimeStats(database)).toMatchObject({ newestAnalysisId: uuid(3) });
  });

  it('asks nothing under incognito', async () => {
    const { database, backend, refresh } = await delivered();
    await setIncognito(database, true);
    await refresh();
    expect(backend.calls).not.toContain('GET /realtime-stats');
  });

  it('asks nothing before there is a user', async () => {
    const { connection, calls } = await startBackend();
    await refreshRealtimeStats({ database: testDatabase(), connection }, signal);
    expect(calls).toEqual([]);
  });

  it('logs a failure and leaves the local figures', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { database, refresh } = await delivered(({ path }) =>
      path === '/realtime-stats' ? { kind: 'status', status: 500 } : null,
    );
    await refresh();
    expect(warn).toHaveBeenCalledWith('Realtime stats could not be fetched: answered 500');
    expect(await getRealtimeStats(database)).toBeNull();
    expect((await realtimeOf(database))?.total_messages_analyzed).toBe(2);
  });

  it('drops an answer that a later call has overtaken', async () => {
    const controller = new AbortController();
    const { database, backend } = await delivered(({ path }) => {
      if (path === '/realtime-stats') controller.abort();
      return null;
    });
    const { connection } = backend;
    await refreshRealtimeStats({ database, connection }, controller.signal);
    expect(backend.calls).toContain('GET /realtime-stats');
    expect(await getRealtimeStats(database)).toBeNull();
  });
});
