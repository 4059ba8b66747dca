import type { TaalDatabase } from '@/data/database';
import { retryAll } from '@/data/outbox/queue';
import type { Scheduler } from '@/data/outbox/scheduler';

/** Lets everything that waits or was refused be sent at once, and checks the backend. */
export async function retryNow(database: TaalDatabase, scheduler: Scheduler): Promise<void> {
  await retryAll(database);
  await scheduler.check();
}
