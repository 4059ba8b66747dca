import type { Connection } from '@/data/backend/request';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Scheduler } from '@/data/outbox/scheduler';
import type { Clock } from '@/domain/clock';

/** What the dashboard needs from outside. */
export interface DashboardServices {
  readonly database: TaalDatabase;
  readonly connection: Connection;
  readonly scheduler: Pick<Scheduler, 'availability'>;
  readonly clock: Clock;
}
