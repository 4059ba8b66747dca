import { memo } from 'react';
import type { SearchEntry } from '@/domain/chat/search/findInChats';
import { FoundChat } from './FoundChat';

export interface FoundRowsProps {
  readonly found: readonly SearchEntry[];
  readonly words: readonly string[];
  /** The titles of the chats, by their ids. */
  readonly names: ReadonlyMap<string, string>;
  /** Which of the results, the last one left out. */
  readonly from: number;
  readonly to: number;
  readonly onOpen: (entry: SearchEntry) => void;
}

/** Some of the results. Does not render while these stay as they were. */
export const FoundRows = memo(function FoundRows(props: FoundRowsProps) {
  const { found, words, names, from, to, onOpen } = props;
  return found
    .slice(from, to)
    .map((entry) => (
      <FoundChat
        key={entry.message?.id ?? entry.sessionId}
        entry={entry}
        title={names.get(entry.sessionId) ?? ''}
        words={words}
        onOpen={onOpen}
      />
    ));
});
