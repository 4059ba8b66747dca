import type { ChatSession } from '../chatSession';
import { foldText } from './foldText';
import { findWord, isSearchable } from './searchWords';

/** What a search reads of a message. */
export interface SearchableMessage {
  readonly id: string;
  readonly sessionId: string;
  readonly position: number;
  readonly sender: 'user' | 'ai';
  readonly text: string;
  readonly timestamp: Date;
}

/** A message, or the title of a chat, ready to be searched. */
export interface SearchEntry {
  readonly sessionId: string;
  /** Null for the title of the chat. */
  readonly message: SearchableMessage | null;
  readonly text: string;
  readonly folded: string;
  /** Milliseconds. */
  readonly at: number;
}

/** A message as a search compares it (rule “Search in chats”). */
export function messageEntry(message: SearchableMessage): SearchEntry {
  const { sessionId, text, timestamp } = message;
  return { sessionId, message, text, folded: foldText(text), at: timestamp.getTime() };
}

/** The title of a chat as a search compares it (rule “Search in chats”). */
export function titleEntry({ id, title, lastMessageAt, timestamp }: ChatSession): SearchEntry {
  const at = (lastMessageAt ?? timestamp).getTime();
  return { sessionId: id, message: null, text: title, folded: foldText(title), at };
}

/** Orders entries as results are shown: the newest first; of a chat, the later in it. */
export function byNewest(a: SearchEntry, b: SearchEntry): number {
  return b.at - a.at || (b.message?.position ?? 0) - (a.message?.position ?? 0);
}

function has(entry: SearchEntry, words: readonly string[]): boolean {
  return words.every((word) => findWord(entry.folded, word) !== -1);
}

/**
 * The messages that contain all words, and the chats whose title does where none of their messages
 * is found, newest first (rule “Search in chats”). `messages` are in the order of `byNewest`.
 */
export function findInChats(
  messages: readonly SearchEntry[],
  titles: readonly SearchEntry[],
  words: readonly string[],
): SearchEntry[] {
  if (words.length === 0 || !words.every(isSearchable)) return [];
  const found = messages.filter((entry) => has(entry, words));
  const chats = new Set(found.map(({ sessionId }) => sessionId));
  const named = titles.filter((entry) => !chats.has(entry.sessionId) && has(entry, words));
  return named.length === 0 ? found : [...found, ...named].sort(byNewest);
}
