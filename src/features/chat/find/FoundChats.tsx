import { useDeferredValue, useLayoutEffect, useMemo, useState } from 'react';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import type { ChatSession } from '@/domain/chat/chatSession';
import { findInChats, type SearchEntry, titleEntry } from '@/domain/chat/search/findInChats';
import { searchWords } from '@/domain/chat/search/searchWords';
import { cutText } from '@/domain/language/cutText';
import { Button } from '@/ui/components/Button/Button';
import { Text } from '@/ui/components/Text/Text';
import { Stack } from '@/ui/layout/Stack';
import { countText } from '@/ui/text/countText';
import * as styles from './FoundChats.css';
import { FoundRows } from './FoundRows';
import { useChatIndex } from './useChatIndex';

/** Results that are drawn at first, and further ones each time. */
const PAGE = 30;

/** As many as a usual screen shows. */
const IN_VIEW = 6;

/** Characters of a query that a sentence repeats. */
const MOST_NAMED = 60;

export interface FoundChatsProps {
  readonly database: TaalDatabase;
  readonly sessions: readonly ChatSession[] | null;
  /** Empty while nothing is searched for: what will be searched is made ready meanwhile. */
  readonly query: string;
  readonly onOpen: (entry: SearchEntry) => void;
  /** When the first results of a search are there. */
  readonly onFound: () => void;
}

function status(query: string, count: number, isComplete: boolean): string {
  if (query === '') return '';
  if (!isComplete) return 'Reading your chats…';
  if (count > 0) return `${countText(count)} ${count === 1 ? 'result' : 'results'}`;
  const asked = query.trim();
  const named = cutText(asked, MOST_NAMED);
  return `Nothing found for “${named === asked ? asked : `${named}…`}”.`;
}

export default function FoundChats(props: FoundChatsProps) {
  const { database, sessions, query, onOpen, onFound } = props;
  const { messages, isComplete } = useChatIndex(database, sessions);
  const titles = useMemo(() => (sessions ?? []).map(titleEntry), [sessions]);
  const names = useMemo(() => new Map(sessions?.map(({ id, title }) => [id, title])), [sessions]);
  const result = useMemo(() => {
    const words = searchWords(query);
    return { words, found: isComplete ? findInChats(messages, titles, words) : [] };
  }, [isComplete, messages, titles, query]);
  const { length } = result.found;
  const isFound = length > 0;
  useLayoutEffect(() => {
    if (isFound) onFound();
  }, [isFound, onFound]);
  // What is below the screen follows when there is time: a letter waits for what is seen only.
  const later = useDeferredValue(result);
  const [shown, setShown] = useState({ query, limit: PAGE });
  const limit = shown.query === query ? shown.limit : PAGE;
  return (
    <Stack gap="x2">
      {/* Seen and read out: always there, or its words would not be. */}
      <Text as="p" size="small" tone="soft" role="status">
        {status(query, length, isComplete)}
      </Text>
      {isFound && (
        <ul aria-label="Search results" className={styles.list}>
          <FoundRows {...result} names={names} from={0} to={IN_VIEW} onOpen={onOpen} />
          <FoundRows {...later} names={names} from={IN_VIEW} to={limit} onOpen={onOpen} />
        </ul>
      )}
      {length > limit && (
        <Button tone="quiet" block onClick={() => setShown({ query, limit: limit + PAGE })}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
