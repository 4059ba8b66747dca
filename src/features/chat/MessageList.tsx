import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { VList } from 'virtua';
import { Button } from '@/ui/components/Button/Button';
import { TypingBubble } from '@/ui/components/MessageBubble/TypingBubble';
import { ChatMessageRow } from './ChatMessageRow';
import { type ConversationRow, conversationRows } from './conversationRows';
import { DayLine } from './DayLine';
import * as styles from './MessageList.css';
import type { Conversation } from './useConversation';
import { useStickToEnd } from './useStickToEnd';

export interface MessageListProps {
  readonly conversation: Conversation;
  readonly onSuggestion: (text: string) => void;
}

/** True when rows came in at the start: the list then keeps its place from the end. */
function useIsPrepend(rows: readonly ConversationRow[]): boolean {
  const before = useRef(rows);
  const isPrepend =
    before.current.length > 0 &&
    before.current.length < rows.length &&
    before.current.at(-1)?.key === rows.at(-1)?.key;
  before.current = rows;
  return isPrepend;
}

export function MessageList({ conversation, onSuggestion }: MessageListProps) {
  const rows = conversationRows(conversation.messages, conversation.isReplying);
  const { list, hasNews, scrollToEnd, onScroll, onResize } = useStickToEnd(
    rows,
    conversation.loadOlder,
  );
  const shift = useIsPrepend(rows);
  return (
    <div className={styles.frame}>
      {/* News is announced on its own: a list that mounts rows while scrolling would read them. */}
      <div role="log" aria-label="Conversation" aria-live="off" className={styles.log}>
        <VList
          ref={list}
          data={rows}
          shift={shift}
          className={styles.scroller}
          tabIndex={0}
          onScroll={onScroll}
          onResize={onResize}
        >
          {(row) => (
            <div key={row.key} className={styles.item}>
              {row.kind === 'day' && <DayLine day={row.day} />}
              {row.kind === 'typing' && <TypingBubble label="AI is typing" />}
              {row.kind === 'message' && (
                <ChatMessageRow
                  message={row.message}
                  isLast={row.isLast}
                  onSuggestion={onSuggestion}
                />
              )}
            </div>
          )}
        </VList>
      </div>
      {hasNews && (
        <div className={styles.news}>
          <Button size="bar" icon={<ArrowDown size={18} aria-hidden />} onClick={scrollToEnd}>
            New messages
          </Button>
        </div>
      )}
    </div>
  );
}
