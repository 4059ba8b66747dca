import type { TaalDatabase } from '@/data/database';
import type { Timers } from '@/data/timers';
import type { Clock } from '@/domain/clock';

/** What exporting, importing and erasing reach outside the screen. */
export interface DataServices {
  readonly database: TaalDatabase;
  readonly clock: Clock;
  readonly timers: Timers;
}
