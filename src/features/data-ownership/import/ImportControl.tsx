import { Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { StorageSummary } from '@/data/backup/storageSummary';
import { useServices } from '@/services/useServices';
import { Button } from '@/ui/components/Button/Button';
import { DataControl } from '../DataControl';
import { BackupImport } from './BackupImport';
import { useReplacedNote } from './replacedNote';
import { type ImportState, useImport } from './useImport';
import { useOpenedBackup } from './useOpenedBackup';

export interface ImportControlProps {
  readonly stored: StorageSummary | null;
  readonly onImported: () => void;
}

function sentence(state: ImportState, wasUndone: boolean): string | null {
  if (state.step === 'idle' && wasUndone) {
    return 'The import is undone: this is your data of before.';
  }
  if (state.step === 'reading') return 'Reading the backup…';
  if (state.step === 'refused') return `${state.reason} Nothing was changed.`;
  return state.step === 'done' ? 'The backup is in place: this is your data now.' : null;
}

export function ImportControl({ stored, onImported }: ImportControlProps) {
  const { openedBackup } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const steps = useImport(onImported);
  const { state } = steps;
  useOpenedBackup(openedBackup, steps.read);
  const wasUndone = useReplacedNote('undone');
  const isDone = state.step === 'done' || wasUndone;
  useEffect(() => {
    // Taal has reloaded after an import or its undoing: the focus returns to where the result is shown.
    if (isDone) button.current?.focus();
  }, [isDone]);
  return (
    <>
      <DataControl
        title="Bring it back"
        description="Replace what is here with a Taal backup. You see what is in it first."
        said={sentence(state, wasUndone)}
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
      <BackupImport
        label="Backup to import"
        input={input}
        steps={steps}
        stored={stored}
        // Safari does not focus what is clicked; the dialog gives the focus back to this.
        onChosen={() => button.current?.focus()}
      />
    </>
  );
}
