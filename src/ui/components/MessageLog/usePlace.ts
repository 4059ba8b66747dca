import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { VListHandle } from 'virtua';
import { type PlacedRow, type PlaceInChat, placeByRows } from '@/domain/chat/chatPlace';
import type { LoggedMessage, LogRow } from './logRows';

/** As long as its animation takes. */
const POINTED_OUT_MS = 2500;

export type LogPlace = {
  /** Where to go as soon as that message is there. */
  wanted: (PlaceInChat & { readonly isFound?: boolean }) | null;
  /** The place after each scroll; null at the end. */
  onPlace: (place: PlaceInChat | null) => void;
  /** The wanted place is reached. */
  onReached: () => void;
};

/** The rows from the uppermost in view on, as the list has laid them out. */
function* rowsInView(
  rows: readonly LogRow<LoggedMessage>[],
  list: VListHandle,
): Generator<PlacedRow> {
  const { scrollOffset } = list;
  for (let index = list.findItemIndex(scrollOffset); index < rows.length; index += 1) {
    const row = rows[index];
    const messageId = row?.kind === 'message' ? row.key : null;
    const top = list.getItemOffset(index) - scrollOffset;
    yield { messageId, top, height: list.getItemSize(index) };
  }
}

/** Takes the list to the message that is wanted, and tells where it is (rule R68). */
export function usePlace(
  rows: readonly LogRow<LoggedMessage>[],
  { list, leaveEnd }: { list: RefObject<VListHandle | null>; leaveEnd: () => void },
  place: LogPlace | undefined,
) {
  const wanted = place?.wanted ?? null;
  const index = wanted === null ? -1 : rows.findIndex(({ key }) => key === wanted.messageId);
  const [foundId, setFoundId] = useState<string | null>(null);
  useEffect(() => {
    if (foundId === null) return;
    const timer = setTimeout(() => setFoundId(null), POINTED_OUT_MS);
    return () => clearTimeout(timer);
  }, [foundId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the message is there.
  useLayoutEffect(() => {
    if (wanted === null || index === -1) return;
    leaveEnd();
    list.current?.scrollToIndex(index, { align: 'start', offset: -wanted.offset });
    if (wanted.isFound) setFoundId(wanted.messageId);
    place?.onReached();
  }, [wanted, index !== -1]);

  return {
    foundId,
    tellPlace(isAtEnd: boolean) {
      if (place === undefined || list.current === null) return;
      place.onPlace(isAtEnd ? null : placeByRows(rowsInView(rows, list.current)));
    },
  };
}
