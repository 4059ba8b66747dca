import { useState } from 'react';
import { useServices } from '@/services/useServices';
import { Status } from '@/ui/components/Status/Status';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { loadable } from '@/ui/loadable';
import * as styles from './SyncStatus.css';
import { CHECKING, syncSummary } from './syncSummary';
import { useLastingNews } from './useLastingNews';
import { useSyncState } from './useSyncState';

// Opened rarely; the pill alone must be there at once.
const loadPanel = () => import('../panel/SyncPanel');
const SyncPanel = loadable(loadPanel);
// Who reaches for the pill will most likely open it; if it fails now, the opening tells.
const prepare = () => void loadPanel().catch(() => undefined);

/** The quiet line in the shell that tells what waits for the backend. */
export function SyncStatus() {
  const { database, scheduler } = useServices();
  const [open, setOpen] = useState(false);
  const state = useSyncState();
  const { tone, short, spoken = short } = syncSummary(state);
  // A screen reader is told of a change, not of every further message that waits.
  const news = useLastingNews(short === CHECKING ? null : spoken.replace(/\d+ /, ''));
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        aria-label={`Sync status: ${spoken}`}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Status tone={tone}>{short}</Status>
      </button>
      <VisuallyHidden role="status">{news && `Sync status: ${news}`}</VisuallyHidden>
      {open && (
        <SyncPanel
          state={state}
          database={database}
          scheduler={scheduler}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
