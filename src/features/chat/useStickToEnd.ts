import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { VListHandle } from 'virtua';
import type { ConversationRow } from './conversationRows';

const NEAR_END = 80;
const NEAR_START = 600;

/**
 * Keeps the end of the conversation in view while the reader is there; a reader who has scrolled
 * up stays where they are and is told of new messages.
 */
export function useStickToEnd(rows: readonly ConversationRow[], loadOlder: () => void) {
  const list = useRef<VListHandle>(null);
  const atEnd = useRef(true);
  const [hasNews, setHasNews] = useState(false);
  const last = rows.at(-1);
  const lastKey = last?.key;
  const isOwn = last?.kind === 'message' && last.message.sender === 'user';
  const count = rows.length;

  const scrollToEnd = useCallback(() => {
    atEnd.current = true;
    setHasNews(false);
    list.current?.scrollToIndex(count - 1, { align: 'end' });
  }, [count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the last row is another one.
  useLayoutEffect(() => {
    if (lastKey === undefined) return;
    if (atEnd.current || isOwn) scrollToEnd();
    else if (lastKey !== 'typing') setHasNews(true);
  }, [lastKey]);

  const onScroll = (offset: number) => {
    const handle = list.current;
    if (handle === null) return;
    atEnd.current = handle.scrollSize - handle.viewportSize - offset < NEAR_END;
    if (atEnd.current) setHasNews(false);
    else if (offset < NEAR_START) loadOlder();
  };
  // A keyboard that opens, or text that wraps anew, must not push the end out of view.
  const onResize = () => {
    if (atEnd.current) scrollToEnd();
  };
  return { list, hasNews, scrollToEnd, onScroll, onResize };
}
