import { useEffect, useState } from 'react';
import type { Backup, BackupSummary } from '@/data/backup/backup';
import { importBackup } from '@/data/backup/importBackup';
import { readBackup } from '@/data/backup/readBackup';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { tellOtherTabs } from '../tabSignal';
import { forgetImported, noteImported, wasImported } from './importedNote';

export type ImportState =
  | { readonly step: 'idle' | 'reading' | 'done' }
  | { readonly step: 'refused'; readonly reason: string }
  | {
      readonly step: 'asking' | 'writing';
      readonly backup: Backup;
      readonly summary: BackupSummary;
      /** Why the last attempt changed nothing; null before one. */
      readonly failure: string | null;
    };

export interface Import {
  readonly state: ImportState;
  readonly read: (file: File) => void;
  readonly replace: () => void;
  readonly cancel: () => void;
}

function failureText(error: unknown): string {
  const isFull = error instanceof Error && /quota/i.test(`${error.name} ${error.message}`);
  return isFull
    ? 'There is not enough room on this device. Nothing was changed.'
    : 'The backup could not be written. Nothing was changed.';
}

/**
 * Reads a backup, asks, and replaces all data with it. Then every tab reloads, because open screens
 * still hold the old data; after its reload this tab says that the import is done.
 */
export function useImport(database: TaalDatabase, onImported: () => void): Import {
  const [state, setState] = useState<ImportState>(() => ({
    step: wasImported() ? 'done' : 'idle',
  }));
  useEffect(forgetImported, []);

  async function read(file: File): Promise<void> {
    if (state.step === 'reading') return;
    setState({ step: 'reading' });
    const reading = await readBackup(file);
    if (reading.kind === 'refused') setState({ step: 'refused', reason: reading.reason });
    else {
      const { backup, summary } = reading;
      setState({ step: 'asking', backup, summary, failure: null });
    }
  }

  async function replace(): Promise<void> {
    if (state.step !== 'asking') return;
    setState({ ...state, step: 'writing' });
    try {
      await importBackup(database, state.backup);
    } catch (error) {
      setState({ ...state, step: 'asking', failure: failureText(error) });
      return;
    }
    noteImported();
    tellOtherTabs()?.('imported');
    onImported();
  }

  return {
    state,
    read: (file) => void read(file),
    replace: () => void replace(),
    cancel: () => setState({ step: 'idle' }),
  };
}
