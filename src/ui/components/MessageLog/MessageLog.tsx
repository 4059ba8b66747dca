import { ArrowDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { VList } from 'virtua';
import { joinClassNames } from '@/ui/joinClassNames';
import { useToday } from '@/ui/page/usePresent';
import { Button } from '../Button/Button';
import { TypingBubble } from '../MessageBubble/TypingBubble';
import { DayLine } from './DayLine';
import { type LoggedMessage, logRows } from './logRows';
import * as styles from './MessageLog.css';
import { useStickToEnd } from './useStickToEnd';
import { useWantedRow, type WantedRow } from './useWantedRow';

export type MessageLogProps<Message> = {
  messages: readonly Message[];
  /** The status while the other side writes, such as "AI is typing". */
  typing: string | null;
  /** Called when the reader comes near the first message. */
  onNearStart?: () => void;
  /** Goes to this message. */
  wanted?: WantedRow;
  children: (message: Message, isLast: boolean) => ReactNode;
};

/** Pixels of a usual row, until it is measured: no more rows are drawn at first than are in view. */
const ROW_HEIGHT = 96;

/** As many rows as a large screen shows. */
const ROWS_AT_END = 9;

/** The rows where a conversation opens: drawn at once, not when the list knows its own height. */
function atEnd(count: number): number[] {
  return Array.from({ length: Math.min(ROWS_AT_END, count) }, (_, back) => count - 1 - back);
}

function isPrepended(before: readonly LoggedMessage[], after: readonly LoggedMessage[]): boolean {
  return (
    before.length > 0 && before.length < after.length && before.at(-1)?.id === after.at(-1)?.id
  );
}

/**
 * True when the latest change of the rows is messages that came in at the start: the list then
 * keeps its place from the end.
 */
function useIsPrepend(messages: readonly LoggedMessage[], rowCount: number): boolean {
  const [known, setKnown] = useState({ messages, rowCount, isPrepend: false });
  if (known.messages === messages && known.rowCount === rowCount) return known.isPrepend;
  const isPrepend = isPrepended(known.messages, messages);
  setKnown({ messages, rowCount, isPrepend });
  return isPrepend;
}

export function MessageLog<Message extends LoggedMessage>({
  messages,
  typing,
  onNearStart,
  wanted,
  children,
}: MessageLogProps<Message>) {
  const isTyping = typing !== null;
  // In another time zone the messages part into other days.
  useToday();
  const rows = logRows(messages, isTyping);
  const end = { last: messages.at(-1), isTyping, rowCount: rows.length };
  const stick = useStickToEnd(end, onNearStart);
  const { list, hasNews, scrollToEnd } = stick;
  const foundId = useWantedRow(rows, stick, wanted);
  const shift = useIsPrepend(messages, rows.length);
  return (
    <div className={styles.frame}>
      {/* News is announced on its own: a list that mounts rows while scrolling would read them. */}
      <div role="log" aria-label="Conversation" aria-live="off" className={styles.log}>
        <VList
          ref={list}
          data={rows}
          shift={shift}
          itemSize={ROW_HEIGHT}
          keepMounted={atEnd(rows.length)}
          className={styles.scroller}
          tabIndex={0}
          onScroll={stick.onScroll}
          onResize={stick.onResize}
        >
          {(row) => (
            <div
              key={row.key}
              data-row={row.key}
              className={joinClassNames(styles.item, row.key === foundId && styles.found)}
            >
              {row.kind === 'day' && <DayLine day={row.day} />}
              {row.kind === 'typing' && typing !== null && <TypingBubble label={typing} />}
              {row.kind === 'message' && children(row.message, row.isLast)}
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
