import { Ellipsis, Pin, Trash2 } from 'lucide-react';
import { memo, useId } from 'react';
import type { ChatSession } from '@/domain/chat/chatSession';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { ITEM } from '@/ui/focus/focusItem';
import { joinClassNames } from '@/ui/joinClassNames';
import { useToday } from '@/ui/page/usePresent';
import { dayOf } from '@/ui/text/dayAndTime';
import { messageCountText } from '../messageCountText';
import * as styles from './History.css';

export interface HistoryEntryProps {
  readonly session: ChatSession;
  /** The preview of its last message; empty where there is none. */
  readonly lastWords: string;
  readonly isActive: boolean;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (id: string) => void;
  readonly isMenuOpen: boolean;
  /** Asks for its menu, beside the button that was pressed. */
  readonly onActions: (session: ChatSession, anchor: HTMLElement) => void;
}

/** Does not render when another chat is opened. */
export const HistoryEntry = memo(function HistoryEntry(props: HistoryEntryProps) {
  const { session, lastWords, isActive, onOpen, onDelete, isMenuOpen, onActions } = props;
  const isPinned = session.pinned === true;
  const titleId = useId();
  const day = dayOf(session.lastMessageAt ?? session.timestamp, useToday());
  return (
    <li
      {...{ [ITEM]: session.id }}
      className={joinClassNames(styles.entry, isActive ? styles.state.active : styles.state.other)}
    >
      <button
        type="button"
        className={styles.open}
        aria-current={isActive ? 'true' : undefined}
        onClick={() => onOpen(session.id)}
      >
        <span className={styles.line}>
          {isPinned && <Pin size={14} aria-hidden className={styles.pin} />}
          <span id={titleId} dir="auto" className={styles.title}>
            {session.title}
          </span>
        </span>
        {lastWords !== '' && (
          <span dir="auto" className={styles.preview}>
            {lastWords}
          </span>
        )}
        <span className={styles.details}>
          {`${isPinned ? 'Pinned · ' : ''}${day} · ${messageCountText(session.messageCount)}`}
        </span>
      </button>
      <IconButton
        label="Chat actions"
        aria-describedby={titleId}
        aria-haspopup="menu"
        aria-expanded={isMenuOpen}
        icon={<Ellipsis size={18} aria-hidden />}
        onClick={({ currentTarget }) => onActions(session, currentTarget)}
      />
      <IconButton
        label="Delete chat"
        aria-describedby={titleId}
        icon={<Trash2 size={18} aria-hidden />}
        onClick={() => onDelete(session.id)}
      />
    </li>
  );
});
