import { lazy, Suspense, useState } from 'react';
import type { TaalDatabase } from '@/data/database';
import type { Scheduler } from '@/data/outbox/scheduler';
import { Status } from '@/ui/components/Status/Status';
import * as styles from './SyncStatus.css';
import { syncSummary } from './syncSummary';
import { useSyncState } from './useSyncState';

// Opened rarely; the pill alone must be there at once.
const SyncPanel = lazy(() => import('./SyncPanel'));

export interface SyncStatusProps {
  readonly database: TaalDatabase;
  readonly scheduler: Scheduler;
}

/** The quiet line in the shell that tells what waits for the backend. */
export function SyncStatus({ database, scheduler }: SyncStatusProps) {
  const [open, setOpen] = useState(false);
  const state = useSyncState(database, scheduler);
  const { tone, short } = syncSummary(state);
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label={`Sync status: ${short}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Status tone={tone}>{short}</Status>
      </button>
      {open && (
        <Suspense>
          <SyncPanel
            state={state}
            database={database}
            scheduler={scheduler}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
