import { memo } from 'react';
import type { SearchEntry } from '@/domain/chat/search/findInChats';
import { foundLine } from '@/domain/chat/search/foundLine';
import { markHits } from '@/domain/chat/search/markHits';
import { useToday } from '@/ui/page/usePresent';
import { dayOf } from '@/ui/text/dayAndTime';
import * as styles from './FoundChats.css';
import { MarkedText } from './MarkedText';

export interface FoundChatProps {
  readonly entry: SearchEntry;
  /** The title of its chat. */
  readonly title: string;
  readonly words: readonly string[];
  readonly onOpen: (entry: SearchEntry) => void;
}

const AUTHORS = { user: 'You: ', ai: 'Taal: ' } as const;

/** A message that was found, or a chat by its title. */
export const FoundChat = memo(function FoundChat({ entry, title, words, onOpen }: FoundChatProps) {
  const { message, at } = entry;
  const day = dayOf(new Date(at), useToday());
  return (
    <li>
      <button type="button" className={styles.open} onClick={() => onOpen(entry)}>
        <span className={styles.head}>
          <span className={styles.title}>
            <MarkedText parts={markHits(title, words)} />
          </span>
          <span className={styles.day}>{day}</span>
        </span>
        {message !== null && (
          <span className={styles.line}>
            <span>{AUTHORS[message.sender]}</span>
            <MarkedText parts={markHits(foundLine(entry, words), words)} />
          </span>
        )}
      </button>
    </li>
  );
});
