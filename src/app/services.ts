import { connectionFrom } from '@/data/backend/connection';
import { checkHealth } from '@/data/backend/health';
import type { Connection } from '@/data/backend/request';
import { TaalDatabase } from '@/data/database';
import { drain } from '@/data/outbox/drain';
import { leaseRow, type RunExclusively, webLock } from '@/data/outbox/exclusive';
import { createScheduler, type Scheduler } from '@/data/outbox/scheduler';
import { systemTimers, type Timers } from '@/data/timers';
import type { ReplyNotice } from '@/domain/chat/replyNotice';
import type { Clock } from '@/domain/clock';
import type { Random } from '@/domain/random';
import { notifyWhenHidden } from './notifyWhenHidden';

/** Everything that reaches outside the app; made once, handed to the screens by the routes. */
export interface Services {
  readonly database: TaalDatabase;
  readonly connection: Connection;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  readonly newId: () => string;
  readonly notify: (notice: ReplyNotice) => void;
}

function exclusively(database: TaalDatabase): RunExclusively {
  // Web Locks are missing in old browsers and outside secure contexts.
  const locks: LockManager | undefined = navigator.locks;
  return locks === undefined ? leaseRow(database, crypto.randomUUID(), Date.now) : webLock(locks);
}

export function createServices(): Services {
  const database = new TaalDatabase();
  const connection = connectionFrom(import.meta.env, location);
  const shared = { clock: Date.now, random: Math.random, timers: systemTimers };
  const runExclusively = exclusively(database);
  const scheduler = createScheduler({
    ...shared,
    checkHealth: () => checkHealth(connection),
    drain: () => drain({ ...shared, database, connection, runExclusively }),
  });
  return {
    ...shared,
    database,
    connection,
    scheduler,
    newId: () => crypto.randomUUID(),
    notify: (notice) => void notifyWhenHidden(database, notice),
  };
}
