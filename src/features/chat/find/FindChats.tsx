import { Search, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { SearchEntry } from '@/domain/chat/search/findInChats';
import { useServices } from '@/services/useServices';
import { IconButton } from '@/ui/components/IconButton/IconButton';
import { Input } from '@/ui/components/Input/Input';
import { Stack } from '@/ui/layout/Stack';
import { loadable } from '@/ui/loadable';
import { useStableCallback } from '@/ui/state/useStableCallback';
import type { ChatSessions } from '../sessions/useChatSessions';
import * as styles from './FindChats.css';
import { useEscapeToClear } from './useEscapeToClear';

// What searches is needed once somebody comes to the field.
const FoundChats = loadable(() => import('./FoundChats'));

export interface FindChatsProps {
  readonly chats: ChatSessions;
  readonly onOpen: (sessionId: string) => void;
  /** Stands there while nothing is searched for. */
  readonly children: ReactNode;
}

/**
 * The field that searches all chats; what it finds takes the place of the history (rule “Search in
 * chats”).
 */
export function FindChats({ chats, onOpen, children }: FindChatsProps) {
  const { database, wantedMessage } = useServices();
  const [query, setQuery] = useState('');
  const [isVisited, setIsVisited] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isSearching = query.trim() !== '';
  // In the sheet of a phone the keyboard would cover all that is found.
  const showFound = useStableCallback(() => {
    if (box.current?.closest('[role="dialog"]') == null) return;
    box.current.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  useEscapeToClear(field, query !== '', () => setQuery(''));
  const open = useStableCallback(({ sessionId, message }: SearchEntry) => {
    if (message !== null) wantedMessage.set({ sessionId, messageId: message.id });
    onOpen(sessionId);
  });
  return (
    <Stack gap="x4">
      <div ref={box} className={styles.box}>
        <Input
          ref={field}
          type="search"
          aria-label="Search chats"
          placeholder="Search chats"
          enterKeyHint="search"
          autoComplete="off"
          value={query}
          icon={<Search size={18} />}
          trailing={
            query !== '' && (
              <IconButton
                label="Clear search"
                icon={<X size={18} aria-hidden />}
                onClick={() => {
                  setQuery('');
                  field.current?.focus();
                }}
              />
            )
          }
          onFocus={() => setIsVisited(true)}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <div>
        {(isVisited || isSearching) && (
          <FoundChats
            database={database}
            sessions={chats.sessions}
            query={isSearching ? query : ''}
            onOpen={open}
            onFound={showFound}
          />
        )}
        <div hidden={isSearching}>{children}</div>
      </div>
    </Stack>
  );
}
