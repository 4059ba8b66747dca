import { ArchiveRestore } from 'lucide-react';
import { useRef } from 'react';
import { useServices } from '@/services/useServices';
import { Button } from '@/ui/components/Button/Button';
import { Notice } from '@/ui/components/Notice/Notice';
import { BackupImport } from '../import/BackupImport';
import { useImport } from '../import/useImport';
import { writeSentinel } from './sentinel';

export interface LossNoticeProps {
  readonly onRestored: () => void;
}

function sentence(reason: string | null): string {
  if (reason !== null) return `${reason} Nothing was changed.`;
  return 'The chats, profile and photos that were on this device are gone. A backup brings them back.';
}

/** For someone whose browser has thrown the data away, and who must not be taken for new. */
export default function LossNotice({ onRestored }: LossNoticeProps) {
  const { health } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const putAside = () => {
    writeSentinel('kept');
    health.update({ missing: false });
  };
  const steps = useImport(() => {
    // The dialog stays until the page is loaded again: the step back that closing takes would call
    // that load off.
    writeSentinel('kept');
    onRestored();
  });
  const { state } = steps;
  return (
    <>
      <Notice
        title="Your browser removed Taal’s data"
        tone="bad"
        icon={<ArchiveRestore size={20} />}
        action={
          <Button size="small" onClick={() => input.current?.click()}>
            Restore from a backup
          </Button>
        }
        onDismiss={putAside}
      >
        {sentence(state.step === 'refused' ? state.reason : null)}
      </Notice>
      <BackupImport label="Backup to restore" input={input} steps={steps} stored={null} />
    </>
  );
}
