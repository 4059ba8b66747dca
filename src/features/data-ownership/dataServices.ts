import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { Timers } from '@/data/timers';
import type { Clock } from '@/domain/clock';
import type { Mailbox } from '@/domain/mailbox';

/** What exporting, importing and erasing reach outside the screen. */
export interface DataServices {
  readonly database: TaalDatabase;
  readonly clock: Clock;
  readonly timers: Timers;
  /** A backup file that was opened with Taal, outside of it. */
  readonly openedBackup?: Mailbox<File>;
}

/** The services of an import. */
export interface ImportServices extends Omit<DataServices, 'timers'> {
  /** A picture as an added photo is stored; null where it would be refused. */
  readonly redrawPhoto: (
    file: Blob,
  ) => Promise<{ readonly blob: Blob; readonly width: number; readonly height: number } | null>;
}
