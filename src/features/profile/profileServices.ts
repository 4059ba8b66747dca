import type { ObservableHealth } from '@/data/database/health';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { LastWords } from '@/data/drafts/lastWords';
import type { Timers } from '@/data/timers';
import type { Clock } from '@/domain/clock';
import type { Random } from '@/domain/random';

/** What the profile needs from outside. */
export interface ProfileServices {
  readonly database: TaalDatabase;
  readonly health: ObservableHealth;
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  readonly newId: () => string;
  readonly lastWords: LastWords;
}
