import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { newestAnalysis } from '@/data/repositories/analysisHistory';
import { useServices } from '@/services/useServices';
import { useStore } from '@/ui/state/useStore';
import { refreshRealtimeStats } from './refreshRealtimeStats';

/**
 * Keeps the cached realtime stats fresh: fetched after each check that found the backend and left
 * nothing waiting (the start, a return to the app, a drain), and when another tab or the worker has
 * delivered the newest message.
 */
export function useRefresh(): void {
  const { database, connection, scheduler } = useServices();
  const { reachable, lastSuccessAt } = useStore(scheduler.availability);
  const hasAnswered = reachable === true && lastSuccessAt !== null;
  // Nothing asks before: the first reads of the screen have the storage to themselves.
  const delivered = useLiveQuery(async () => {
    if (!hasAnswered) return;
    const newest = await newestAnalysis(database);
    return newest?.source === 'backend' ? newest.id : 'none';
  }, [database, hasAnswered]);
  const isReady = hasAnswered && delivered !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the moments of success and delivery are what asks again.
  useEffect(() => {
    if (!isReady) return;
    const controller = new AbortController();
    refreshRealtimeStats({ database, connection }, controller.signal).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: logged only, the local figures stand (rule “Failures”).
      console.warn('Realtime stats could not be cached', error);
    });
    return () => controller.abort();
  }, [isReady, lastSuccessAt, delivered, database, connection]);
}
