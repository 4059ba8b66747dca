import type { TaalDatabase } from '@/data/database/taalDatabase';
import { nextSearchable, searchableFrom } from '@/data/repositories/chat/searchableMessages';
import { type ChatSession, nextPosition } from '@/domain/chat/chatSession';
import {
  byNewest,
  messageEntry,
  type SearchableMessage,
  type SearchEntry,
} from '@/domain/chat/search/findInChats';
import { createStore, type ReadableStore } from '@/domain/store';

/** Messages that are read and folded in one go, between two frames. */
const CHUNK = 250;

export interface IndexedChats {
  /** In the order of `byNewest`. */
  readonly messages: readonly SearchEntry[];
  /** All that was there when it began is in it. */
  readonly isComplete: boolean;
}

export interface ChatIndex {
  readonly indexed: ReadableStore<IndexedChats>;
  /** Follows what became of the chats; the one used last comes first. */
  readonly update: (sessions: readonly ChatSession[]) => void;
  readonly stop: () => void;
}

/** The messages of a chat by their ids. */
type Entries = Map<string, SearchEntry>;

/** All messages, folded once, and kept up with what comes and goes (rule “Search in chats”). */
export function createChatIndex(
  database: TaalDatabase,
  yieldToOthers: () => Promise<unknown>,
): ChatIndex {
  const chats = new Map<string, Entries>();
  const known = new Map<string, ChatSession>();
  const indexed = createStore<IndexedChats>({ messages: [], isComplete: false });
  let isStopped = false;
  let sessions: readonly ChatSession[] | null = null;

  function add(messages: readonly SearchableMessage[]): boolean {
    let isChanged = false;
    for (const message of messages) {
      const entries: Entries = chats.get(message.sessionId) ?? new Map();
      if (entries.has(message.id)) continue;
      entries.set(message.id, messageEntry(message));
      chats.set(message.sessionId, entries);
      isChanged = true;
    }
    return isChanged;
  }

  function tell(isComplete: boolean): void {
    if (isStopped) return;
    const messages = [...chats.values()].flatMap((entries) => [...entries.values()]);
    indexed.set({ messages: messages.sort(byNewest), isComplete });
  }

  async function readAll(): Promise<void> {
    let last: string | null = null;
    do {
      const part: Awaited<ReturnType<typeof nextSearchable>> = await nextSearchable(
        database,
        last,
        CHUNK,
      );
      add(part.messages);
      last = part.last;
      await yieldToOthers();
    } while (last !== null && !isStopped);
    tell(true);
    if (sessions !== null) follow(sessions);
  }

  /** Reads what follows in a chat; all of it where a message was deleted, or put back among the others. */
  async function readAgain(session: ChatSession): Promise<void> {
    const { id, messageCount } = session;
    const before = known.get(id);
    known.set(id, session);
    const start = before === undefined ? 0 : nextPosition(before);
    const isOnlyLonger =
      messageCount - (before?.messageCount ?? 0) === nextPosition(session) - start;
    const from = isOnlyLonger ? start : 0;
    const messages = await searchableFrom(database, id, from);
    if (from === 0) chats.delete(id);
    if (add(messages)) tell(true);
  }

  function follow(next: readonly ChatSession[]): void {
    sessions = next;
    if (isStopped || !indexed.get().isComplete) return;
    const ids = new Set(next.map(({ id }) => id));
    const gone = [...chats.keys()].filter((id) => !ids.has(id));
    for (const id of gone) {
      chats.delete(id);
      known.delete(id);
    }
    if (gone.length > 0) tell(true);
    for (const session of next) {
      const count = known.get(session.id)?.messageCount ?? chats.get(session.id)?.size;
      if (count !== session.messageCount) void readAgain(session).catch(() => {});
    }
  }

  // A database that cannot be read is told of by the chat itself.
  void readAll().catch(() => {});
  return {
    indexed,
    update: follow,
    stop() {
      isStopped = true;
    },
  };
}
