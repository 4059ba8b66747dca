import type { DeviceStorage } from '@/data/database/health';
import { observe } from '@/data/database/liveQuery';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { readSentinel, writeSentinel } from './sentinel';

async function holdsSomething(database: TaalDatabase): Promise<boolean> {
  const onboarded = await database.keyValue.get('hasCompletedOnboarding');
  return onboarded !== undefined || (await database.chatMessages.limit(1).count()) > 0;
}

/**
 * Tells an evicted person from a new one: browsers may throw the database away and leave the
 * sentinel in localStorage.
 */
export function watchLoss({ database, health }: DeviceStorage): void {
  database.on(
    'ready',
    async (opened) => {
      const sentinel = readSentinel();
      if (sentinel === 'none') return;
      // Stored data includes at least one value; the worker may have recreated empty stores.
      if (sentinel === 'kept' && (await opened.table('keyValue').count()) > 0) return;
      writeSentinel('lost');
      health.update({ missing: true });
    },
    true,
  );
  if (readSentinel() !== 'none') return;
  const stop = observe(
    () => holdsSomething(database),
    (holds) => {
      if (!holds) return;
      writeSentinel('kept');
      stop();
    },
  );
}
