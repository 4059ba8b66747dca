import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { ChangedSince, findLastImport, undoImport } from '@/data/backup/undoImport';
import type { RecoveryPoint } from '@/data/database/rows/recoveryPointRow';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { announceReplaced, notReplacedText } from './replacedNote';

export type UndoState =
  | { readonly step: 'idle' | 'undoing' }
  /** The data have changed since the import: to lose that takes the person's word. */
  | { readonly step: 'asking' }
  | { readonly step: 'failed'; readonly reason: string };

export interface UndoImport {
  /** What the last import replaced; null where there is nothing to undo, or until it is read. */
  readonly point: RecoveryPoint | null;
  readonly state: UndoState;
  readonly undo: () => void;
  readonly cancel: () => void;
}

/** Undoes the last import. Then every tab reloads, as after an import. */
export function useUndoImport(database: TaalDatabase, onUndone: () => void): UndoImport {
  const point = useLiveQuery(() => findLastImport(database), [database]) ?? null;
  const [state, setState] = useState<UndoState>({ step: 'idle' });

  async function run(last: RecoveryPoint, evenIfChanged: boolean): Promise<void> {
    setState({ step: 'undoing' });
    try {
      await undoImport(database, last, evenIfChanged);
    } catch (error) {
      const reason = notReplacedText(error, 'The import could not be undone.');
      setState(error instanceof ChangedSince ? { step: 'asking' } : { step: 'failed', reason });
      return;
    }
    announceReplaced('undone');
    onUndone();
  }

  return {
    point,
    state,
    undo: () => {
      if (point !== null && state.step !== 'undoing') void run(point, state.step === 'asking');
    },
    cancel: () => setState({ step: 'idle' }),
  };
}
