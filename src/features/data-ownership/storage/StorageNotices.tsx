import { CopyX, HardDrive, HardDriveDownload, RefreshCw } from 'lucide-react';
import { useServices } from '@/services/useServices';
import { Button } from '@/ui/components/Button/Button';
import { Notice } from '@/ui/components/Notice/Notice';
import { loadable } from '@/ui/loadable';
import { useStore } from '@/ui/state/useStore';

const LossNotice = loadable(() => import('./LossNotice'));

export interface StorageNoticesProps {
  /** Stores typed text and reloads the page. */
  readonly onReload: () => void;
  /** After a backup was put in place. */
  readonly onRestored: () => void;
}

/** What a person has to know of the storage under Taal: held by another tab, full or lost. */
export default function StorageNotices({ onReload, onRestored }: StorageNoticesProps) {
  const { health } = useServices();
  const { connection, room, missing } = useStore(health);
  return (
    <>
      {connection === 'outdated' && (
        <Notice
          title="Reload to continue"
          tone="waiting"
          icon={<RefreshCw size={20} />}
          action={
            <Button size="small" onClick={onReload}>
              Reload
            </Button>
          }
        >
          A newer Taal is open in another tab. What you have written stays.
        </Notice>
      )}
      {connection === 'blocked' && (
        <Notice title="Close Taal’s other tabs" tone="waiting" icon={<CopyX size={20} />}>
          One of them runs an older Taal. Your data opens here as soon as it is closed.
        </Notice>
      )}
      {missing && <LossNotice onRestored={onRestored} />}
      {room === 'made' && (
        <Notice
          title="Space was short"
          tone="good"
          icon={<HardDriveDownload size={20} />}
          onDismiss={() => health.update({ room: 'enough' })}
        >
          Taal’s own pictures made room for what you wrote. They come back when you are online.
        </Notice>
      )}
      {room === 'short' && (
        <Notice
          title="No room left on this device"
          tone="bad"
          icon={<HardDrive size={20} />}
          onDismiss={() => health.update({ room: 'enough' })}
        >
          The last change is not stored. Free some space, then try again.
        </Notice>
      )}
    </>
  );
}
