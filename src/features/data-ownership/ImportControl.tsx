import { Upload } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { StorageSummary } from '@/data/backup/storageSummary';
import { Button } from '@/ui/components/Button/Button';
import { DataControl } from './DataControl';
import type { DataServices } from './dataServices';
import { type ImportState, useImport } from './useImport';
import { useOpenedBackup } from './useOpenedBackup';

const ImportDialog = lazy(() => import('./ImportDialog'));

export interface ImportControlProps {
  readonly services: Pick<DataServices, 'database' | 'openedBackup'>;
  readonly stored: StorageSummary | null;
  readonly onImported: () => void;
}

function sentence(state: ImportState): string | null {
  if (state.step === 'reading') return 'Reading the backup…';
  if (state.step === 'refused') return `${state.reason} Nothing was changed.`;
  return state.step === 'done' ? 'Your data are those of the backup now.' : null;
}

export function ImportControl({ services, stored, onImported }: ImportControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { state, read, replace, cancel } = useImport(services.database, onImported);
  useOpenedBackup(services.openedBackup, read);
  const isDone = state.step === 'done';
  useEffect(() => {
    // Taal has started anew: whoever imported is taken back to where that is said.
    if (isDone) button.current?.focus();
  }, [isDone]);
  return (
    <>
      <DataControl
        title="Bring it back"
        description="Put a Taal backup in the place of what is here. You see what it holds first."
        said={sentence(state)}
        failed={state.step === 'refused'}
      >
        {(control) => (
          <Button
            {...control}
            ref={button}
            tone="quiet"
            icon={<Upload size={18} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            Import
          </Button>
        )}
      </DataControl>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="Backup to import"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Safari does not focus what is clicked; the dialog gives the focus back to this.
          button.current?.focus();
          if (file !== undefined) read(file);
          // The same file may be chosen again, mended.
          event.target.value = '';
        }}
      />
      <Suspense>
        {(state.step === 'asking' || state.step === 'writing') && (
          <ImportDialog
            summary={state.summary}
            stored={stored}
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
