import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { VListHandle } from 'virtua';
import type { LoggedMessage } from './logRows';

const NEAR_END = 80;
const NEAR_START = 600;

export type LogEnd = {
  readonly last: LoggedMessage | undefined;
  readonly isTyping: boolean;
  readonly rowCount: number;
};

/**
 * Keeps the end of the conversation in view while the reader is there; a reader who has scrolled
 * up stays where they are and is told of new messages.
 */
export function useStickToEnd(
  { last, isTyping, rowCount }: LogEnd,
  loadOlder: (() => void) | undefined,
) {
  const list = useRef<VListHandle>(null);
  const atEnd = useRef(true);
  const seen = useRef<string>(undefined);
  const [hasNews, setHasNews] = useState(false);
  const lastId = last?.id;
  const isOwn = last?.sender === 'user';

  const scrollToEnd = useCallback(() => {
    atEnd.current = true;
    setHasNews(false);
    list.current?.scrollToIndex(rowCount - 1, { align: 'end' });
  }, [rowCount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the end is another one.
  useLayoutEffect(() => {
    if (lastId === undefined) return;
    const isNew = lastId !== seen.current;
    seen.current = lastId;
    if (atEnd.current || (isNew && isOwn)) scrollToEnd();
    else if (isNew) setHasNews(true);
  }, [lastId, isTyping]);

  const look = (handle: VListHandle, offset: number) => {
    atEnd.current = handle.scrollSize - handle.viewportSize - offset < NEAR_END;
  };
  const onScroll = (offset: number) => {
    const handle = list.current;
    if (handle === null) return;
    look(handle, offset);
    if (atEnd.current) setHasNews(false);
    else if (offset < NEAR_START) loadOlder?.();
  };
  // A keyboard that opens, or text that rewraps, must not push the end out of view.
  const onResize = () => {
    const handle = list.current;
    // A list that grows scrolls back before it tells its new height.
    if (handle !== null && !atEnd.current) look(handle, handle.scrollOffset);
    if (atEnd.current) scrollToEnd();
  };
  return {
    list,
    hasNews,
    scrollToEnd,
    onScroll,
    onResize,
    /** What comes in does not take the reader to the end any more. */
    leaveEnd() {
      atEnd.current = false;
    },
  };
}
