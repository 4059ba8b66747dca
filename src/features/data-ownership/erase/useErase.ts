import { useState } from 'react';
import { english } from '@/ui/text/english';
import type { EraseFailure } from './eraseEverything';

export interface Erase {
  readonly working: boolean;
  /** What could not be erased, in a sentence; null when nothing was tried or all is gone. */
  readonly failure: string | null;
  readonly start: () => void;
}

function failureText(failures: readonly EraseFailure[]): string {
  const what = new Intl.ListFormat(english).format(failures.map((failure) => failure.what));
  return `Not everything could be erased: ${what}. Close Taal’s other tabs and windows, then try again.`;
}

/** Erases everything by `erase`; when all of it is gone, `onErased` starts Taal as new. */
export function useErase(
  erase: () => Promise<readonly EraseFailure[]>,
  onErased: () => void,
): Erase {
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(): Promise<void> {
    setWorking(true);
    setFailure(null);
    const failures = await erase();
    if (failures.length === 0) return onErased();
    setFailure(failureText(failures));
    setWorking(false);
  }

  return { working, failure, start: () => void run() };
}
