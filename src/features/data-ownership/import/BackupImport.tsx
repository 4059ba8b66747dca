import type { RefObject } from 'react';
import type { StorageSummary } from '@/data/backup/storageSummary';
import { loadable } from '@/ui/loadable';
import type { useImport } from './useImport';

const ImportDialog = loadable(() => import('./ImportDialog'));

export interface BackupImportProps {
  readonly label: string;
  /** A press on it lets the person choose the file. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly steps: ReturnType<typeof useImport>;
  readonly stored: StorageSummary | null;
  readonly onChosen?: () => void;
}

/** Chooses a backup and asks before it takes the place of what is stored. */
export function BackupImport({ label, input, steps, stored, onChosen }: BackupImportProps) {
  const { state, read, replace, cancel } = steps;
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          onChosen?.();
          if (file !== undefined) read(file);
          // The same file may be chosen again, mended.
          event.target.value = '';
        }}
      />
      {(state.step === 'asking' || state.step === 'writing') && (
        <ImportDialog state={state} stored={stored} onReplace={replace} onCancel={cancel} />
      )}
    </>
  );
}
