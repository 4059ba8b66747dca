import { useMemo, useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { ChatSession } from '@/domain/chat/chatSession';
import { findInChats, type SearchEntry, titleEntry } from '@/domain/chat/search/findInChats';
import { searchWords } from '@/domain/chat/search/searchWords';
import { cutText } from '@/domain/language/cutText';
import { Button } from '@/ui/components/Button/Button';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { countText } from '@/ui/text/countText';
import { FoundChat } from './FoundChat';
import * as styles from './FoundChats.css';
import { useChatIndex } from './useChatIndex';

/** Results that are drawn at first, and further ones each time. */
const PAGE = 30;

/** Characters of a query that a sentence repeats. */
const MOST_NAMED = 60;

export interface FoundChatsProps {
  readonly database: TaalDatabase;
  readonly sessions: readonly ChatSession[] | null;
  /** Empty while nothing is searched for: what will be searched is made ready meanwhile. */
  readonly query: string;
  readonly onOpen: (entry: SearchEntry) => void;
}

function status(query: string, count: number, isComplete: boolean): string {
  if (query === '') return '';
  if (!isComplete) return 'Reading your chats…';
  if (count > 0) return `${countText(count)} ${count === 1 ? 'result' : 'results'}`;
  const asked = query.trim();
  const named = cutText(asked, MOST_NAMED);
  return `Nothing found for “${named === asked ? asked : `${named}…`}”.`;
}

export default function FoundChats({ database, sessions, query, onOpen }: FoundChatsProps) {
  const { messages, isComplete } = useChatIndex(database, sessions);
  const titles = useMemo(() => (sessions ?? []).map(titleEntry), [sessions]);
  const names = useMemo(() => new Map(sessions?.map(({ id, title }) => [id, title])), [sessions]);
  const words = useMemo(() => searchWords(query), [query]);
  const found = useMemo(
    () => (isComplete ? findInChats(messages, titles, words) : []),
    [isComplete, messages, titles, words],
  );
  const [shown, setShown] = useState({ query, limit: PAGE });
  const limit = shown.query === query ? shown.limit : PAGE;
  return (
    <Stack gap="x2">
      {/* Seen and read out: always there, or its words would not be. */}
      <Text as="p" size="small" tone="soft" role="status">
        {status(query, found.length, isComplete)}
      </Text>
      {found.length > 0 && (
        <ul aria-label="Search results" className={styles.list}>
          {found.slice(0, limit).map((entry) => (
            <FoundChat
              key={entry.message?.id ?? entry.sessionId}
              entry={entry}
              title={names.get(entry.sessionId) ?? ''}
              words={words}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      {found.length > limit && (
        <Button tone="quiet" block onClick={() => setShown({ query, limit: limit + PAGE })}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
