import type { ObservableHealth } from '@/data/database/health';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Timers } from '@/data/timers';
import type { Clock } from '@/domain/clock';

/** What the own photos need from outside. */
export interface PhotoServices {
  readonly database: TaalDatabase;
  readonly health: ObservableHealth;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly newId: () => string;
}
