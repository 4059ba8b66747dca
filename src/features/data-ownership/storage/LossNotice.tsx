import { ArchiveRestore } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import type { TaalDatabase } from '@/data/database';
import { Button } from '@/ui/components/Button/Button';
import { Notice } from '@/ui/components/Notice/Notice';
import { useImport } from '../useImport';
import { writeSentinel } from './sentinel';

const ImportDialog = lazy(() => import('../ImportDialog'));

export interface LossNoticeProps {
  readonly database: TaalDatabase;
  readonly onRestored: () => void;
}

function sentence(reason: string | null): string {
  if (reason !== null) return `${reason} Nothing was changed.`;
  return 'The chats, profile and photos that were on this device are gone. A backup brings them back.';
}

/** For someone whose browser has thrown the data away, and who must not be taken for new. */
export default function LossNotice({ database, onRestored }: LossNoticeProps) {
  const input = useRef<HTMLInputElement>(null);
  const putAside = () => {
    writeSentinel('kept');
    database.health.update({ missing: false });
  };
  const { state, read, replace, cancel } = useImport(database, () => {
    putAside();
    onRestored();
  });
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
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="Backup to restore"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) read(file);
          // The same file may be chosen again, mended.
          event.target.value = '';
        }}
      />
      <Suspense>
        {(state.step === 'asking' || state.step === 'writing') && (
          <ImportDialog
            summary={state.summary}
            stored={null}
            writing={state.step === 'writing'}
            failure={state.failure}
            onReplace={replace}
            onCancel={cancel}
          />
        )}
      </Suspense>
    </>
  );
}
