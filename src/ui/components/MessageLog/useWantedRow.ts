import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { VListHandle } from 'virtua';
import type { LoggedMessage, LogRow } from './logRows';

/** As long as its animation takes. */
const POINTED_OUT_MS = 2500;

/** Pixels above a message that is pointed out: what was said before it is in view. */
const ABOVE_FOUND = 96;

export interface WantedRow {
  /** The message to go to as soon as it is there; null for none. */
  readonly id: string | null;
  /** It is there. */
  readonly onReached: () => void;
}

/** Takes the list to the message that is wanted, and returns which one to point out. */
export function useWantedRow(
  rows: readonly LogRow<LoggedMessage>[],
  { list, leaveEnd }: { list: RefObject<VListHandle | null>; leaveEnd: () => void },
  wanted: WantedRow | undefined,
): string | null {
  const id = wanted?.id ?? null;
  const index = id === null ? -1 : rows.findIndex(({ key }) => key === id);
  const [foundId, setFoundId] = useState<string | null>(null);
  useEffect(() => {
    if (foundId === null) return;
    const timer = setTimeout(() => setFoundId(null), POINTED_OUT_MS);
    return () => clearTimeout(timer);
  }, [foundId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the message is there.
  useLayoutEffect(() => {
    if (id === null || index === -1) return;
    leaveEnd();
    list.current?.scrollToIndex(index, { align: 'start', offset: -ABOVE_FOUND });
    setFoundId(id);
    wanted?.onReached();
  }, [id, index !== -1]);

  return foundId;
}
