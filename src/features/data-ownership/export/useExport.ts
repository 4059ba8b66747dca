import { useState } from 'react';
import { exportBackup } from '@/data/backup/exportBackup';
import type { Services } from '@/services/services';
import { type HandedOver, handOver } from '@/ui/files/handOver';
import { pageFileWays } from '@/ui/files/pageFileWays';
import { exportText } from './exportWords';

/** A backup that is written. */
interface Written {
  readonly file: File;
  /** Damaged rows that are not in it. */
  readonly leftOut: number;
}

export interface Export {
  readonly working: boolean;
  /** What came of it, in a sentence; null before. */
  readonly said: string | null;
  readonly failed: boolean;
  /** Written, and waits for one more press to be shared. */
  readonly waiting: Written | null;
  readonly start: () => void;
}

const WENT_OUT: readonly HandedOver[] = ['shared', 'downloaded'];

/** Writes the backup and lets it leave Taal. */
export function useExport(
  { database, clock, timers }: Pick<Services, 'database' | 'clock' | 'timers'>,
  app: string,
): Export {
  const [state, setState] = useState<Omit<Export, 'start'>>({
    working: false,
    said: null,
    failed: false,
    waiting: null,
  });

  async function write(): Promise<Written> {
    const { blob, fileName, leftOut } = await exportBackup(database, { app, clock });
    return { file: new File([blob], fileName, { type: blob.type }), leftOut };
  }

  async function run(waiting: Written | null): Promise<void> {
    const said = waiting === null ? 'Writing the backup…' : 'Sharing the backup…';
    setState({ working: true, said, failed: false, waiting });
    try {
      const written = waiting ?? (await write());
      const handedOver = await handOver(written.file, pageFileWays(timers));
      // Refused just after a press, it is not the press that is missing.
      const result = handedOver === 'tooLate' && waiting !== null ? 'nowhere' : handedOver;
      setState({
        working: false,
        said: exportText(result, written.file, written.leftOut),
        failed: !WENT_OUT.includes(result) && result !== 'tooLate',
        waiting: result === 'tooLate' ? written : null,
      });
    } catch {
      const failure = 'The backup could not be written. Your data is unchanged.';
      setState({ working: false, said: failure, failed: true, waiting: null });
    }
  }

  return {
    ...state,
    // Not disabled meanwhile: a control that is would lose the keyboard's focus.
    start: () => {
      if (!state.working) void run(state.waiting);
    },
  };
}
