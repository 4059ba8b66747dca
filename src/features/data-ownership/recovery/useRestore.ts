import { useState } from 'react';
import { type Restoration, restorePoint } from '@/data/recovery/restorePoint';
import type { DataServices } from '../dataServices';
import { announceReplaced, notReplacedText, useReplacedNote } from '../import/replacedNote';

export type RestoreState =
  | { readonly step: 'idle' | 'restoring' | 'done' }
  | { readonly step: 'failed'; readonly reason: string }
  /** What is here now cannot be kept: it takes the person's word to go on. */
  | { readonly step: 'asking'; readonly key: number; readonly why: 'noRoom' | 'noPoint' };

export interface Restore {
  readonly state: RestoreState;
  readonly restore: (key: number) => void;
  readonly restoreAnyway: () => void;
  readonly cancel: () => void;
}

const REASONS: Readonly<Record<Exclude<Restoration, 'replaced' | 'noRoom' | 'noPoint'>, string>> = {
  gone: 'This recovery point is not here any more. Nothing was changed.',
  damaged: 'This recovery point is damaged, and was set aside. Nothing was changed.',
  unreadable: 'This recovery point cannot be read here now. Nothing was changed.',
};

/**
 * Restores a recovery point. Then every tab reloads, as after an import; after its reload this tab
 * says that it is done.
 */
export function useRestore(
  { database, clock }: Pick<DataServices, 'database' | 'clock'>,
  onRestored: () => void,
): Restore {
  const wasRestored = useReplacedNote('restored');
  const [state, setState] = useState<RestoreState>({ step: wasRestored ? 'done' : 'idle' });

  async function run(key: number, withoutPoint: boolean): Promise<void> {
    setState({ step: 'restoring' });
    let outcome: Restoration;
    try {
      outcome = await restorePoint(database, key, { clock, withoutPoint });
    } catch (error) {
      const reason = notReplacedText(error, 'The recovery point could not be restored.');
      setState({ step: 'failed', reason });
      return;
    }
    if (outcome === 'noRoom' || outcome === 'noPoint') {
      setState({ step: 'asking', key, why: outcome });
      return;
    }
    if (outcome !== 'replaced') {
      setState({ step: 'failed', reason: REASONS[outcome] });
      return;
    }
    announceReplaced('restored');
    onRestored();
  }

  return {
    state,
    restore: (key) => {
      if (state.step !== 'restoring') void run(key, false);
    },
    restoreAnyway: () => {
      if (state.step === 'asking') void run(state.key, true);
    },
    cancel: () => setState({ step: 'idle' }),
  };
}
