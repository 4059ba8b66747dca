import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Timers } from '@/data/timers';
import type { Clock } from '@/domain/clock';

/** What the own photos need from outside. */
export interface PhotoServices {
  readonly database: TaalDatabase;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly newId: () => string;
}
