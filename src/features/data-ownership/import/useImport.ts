import { useState } from 'react';
import type { Backup, BackupSummary } from '@/data/backup/backup';
import { readBackup } from '@/data/backup/readBackup';
import { importToUndo } from '@/data/backup/undoImport';
import { useServices } from '@/services/useServices';
import { checkPhotos } from './checkPhotos';
import { announceReplaced, notReplacedText, useReplacedNote } from './replacedNote';

export type ImportState =
  | { readonly step: 'idle' | 'reading' | 'done' }
  | { readonly step: 'refused'; readonly reason: string }
  | {
      readonly step: 'asking' | 'writing';
      readonly backup: Backup;
      readonly summary: BackupSummary;
      /** How many of its photos could not have been added here. */
      readonly leftOut: number;
      /** Why the last attempt changed nothing; null before one. */
      readonly failure: string | null;
    };

export interface Import {
  readonly state: ImportState;
  readonly read: (file: File) => void;
  readonly replace: () => void;
  readonly cancel: () => void;
}

/**
 * Reads a backup, asks, and replaces all data with it; that can be undone later. Then every tab
 * reloads, because open screens still hold the old data; after its reload this tab says that the
 * import is done.
 */
export function useImport(onImported: () => void): Import {
  const { database, clock, redrawPhoto } = useServices();
  const wasImported = useReplacedNote('true');
  const [state, setState] = useState<ImportState>({ step: wasImported ? 'done' : 'idle' });

  async function read(file: File): Promise<void> {
    if (state.step === 'reading') return;
    setState({ step: 'reading' });
    const reading = await readBackup(file);
    if (reading.kind === 'refused') {
      setState({ step: 'refused', reason: reading.reason });
      return;
    }
    const { photos, leftOut } = await checkPhotos(reading.backup, redrawPhoto);
    const backup = { ...reading.backup, photos };
    const counts = { ...reading.summary.counts, photos: photos.length };
    const summary = { ...reading.summary, counts };
    setState({ step: 'asking', backup, summary, leftOut, failure: null });
  }

  async function replace(): Promise<void> {
    if (state.step !== 'asking') return;
    setState({ ...state, step: 'writing' });
    try {
      await importToUndo(database, state.backup, clock);
    } catch (error) {
      const failure = notReplacedText(error, 'The backup could not be written.');
      setState({ ...state, step: 'asking', failure });
      return;
    }
    announceReplaced('true');
    onImported();
  }

  return {
    state,
    read: (file) => void read(file),
    replace: () => void replace(),
    cancel: () => setState({ step: 'idle' }),
  };
}
