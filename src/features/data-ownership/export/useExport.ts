import { useState } from 'react';
import { exportBackup } from '@/data/backup/exportBackup';
import { countText } from '@/ui/text/countText';
import type { DataServices } from '../dataServices';
import { sizeText } from '../storage/storedWords';
import { saveFile } from './saveFile';

export interface Export {
  readonly working: boolean;
  /** What came of it, in a sentence; null before. */
  readonly said: string | null;
  readonly failed: boolean;
  readonly start: () => void;
}

function leftOutText(count: number): string {
  if (count === 0) return '';
  const entries =
    count === 1 ? 'One damaged entry was' : `${countText(count)} damaged entries were`;
  return ` ${entries} left out.`;
}

/** Writes the backup and hands it to the browser's downloads. */
export function useExport({ database, clock, timers }: DataServices, app: string): Export {
  const [state, setState] = useState<Omit<Export, 'start'>>({
    working: false,
    said: null,
    failed: false,
  });

  async function write(): Promise<void> {
    setState({ working: true, said: 'Writing the backup…', failed: false });
    try {
      const { blob, fileName, leftOut } = await exportBackup(database, { app, clock });
      saveFile(blob, fileName, timers);
      const said = `Saved as ${fileName} (${sizeText(blob.size)}).${leftOutText(leftOut)}`;
      setState({ working: false, said, failed: false });
    } catch {
      const said = 'The backup could not be written. Your data are as they were.';
      setState({ working: false, said, failed: true });
    }
  }

  return {
    ...state,
    // Not disabled meanwhile: a control that is would lose the keyboard's focus.
    start: () => {
      if (!state.working) void write();
    },
  };
}
