import { describeAnswer } from '@/data/backend/answer';
import { fetchRealtimeStats } from '@/data/backend/realtimeStats';
import { isIncognito } from '@/data/outbox/enqueue';
import { newestAnalysis } from '@/data/repositories/analysisHistory';
import { putRealtimeStats } from '@/data/repositories/realtimeStats';
import { findUserId } from '@/data/repositories/values/userId';
import type { Services } from '@/services/services';

/**
 * Asks the backend for the realtime stats and caches them (rule “Calls”), unless incognito holds
 * everything here or nobody is known to the backend yet. A failure is logged only (rule
 * “Failures”). `signal` tells that a later call has taken over: this answer is then dropped.
 */
export async function refreshRealtimeStats(
  { database, connection }: Pick<Services, 'database' | 'connection'>,
  signal: AbortSignal,
): Promise<void> {
  if (await isIncognito(database)) return;
  const userId = await findUserId(database);
  if (userId === null) return;
  // Read before the call: whatever is learned during it is not in the answer for certain.
  const newest = await newestAnalysis(database);
  if (signal.aborted) return;
  const answer = await fetchRealtimeStats(connection, userId);
  if (signal.aborted) return;
  if (answer.kind !== 'ok') {
    // biome-ignore lint/suspicious/noConsole: logged only, the local figures stand (rule “Failures”).
    console.warn(`Realtime stats could not be fetched: ${describeAnswer(answer)}`);
    return;
  }
  await putRealtimeStats(database, { ...answer.value, newestAnalysisId: newest?.id ?? null });
}
