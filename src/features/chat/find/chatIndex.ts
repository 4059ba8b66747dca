import { observe } from '@/data/database/liveQuery';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { nextSearchable, searchableFrom } from '@/data/repositories/chat/searchableMessages';
import type { ChatSession } from '@/domain/chat/chatSession';
import {
  byNewest,
  messageEntry,
  type SearchableMessage,
  type SearchEntry,
} from '@/domain/chat/search/findInChats';
import { createStore, type ReadableStore } from '@/domain/store';

/** Messages that are read and folded in one go, between two frames. */
const CHUNK = 250;

/** Messages at the end of a chat that are read again after a change: the latest may be reworded. */
const CHANGING = 4;

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

/** All messages, folded once, and kept up with what comes and goes (rule R69). */
export function createChatIndex(
  database: TaalDatabase,
  yieldToOthers: () => Promise<unknown>,
): ChatIndex {
  const chats = new Map<string, Entries>();
  const counts = new Map<string, number>();
  const indexed = createStore<IndexedChats>({ messages: [], isComplete: false });
  let isStopped = false;
  let sessions: readonly ChatSession[] | null = null;
  let latest: { readonly sessionId: string; readonly stop: () => void } | null = null;

  function add(messages: readonly SearchableMessage[]): boolean {
    let isChanged = false;
    for (const message of messages) {
      const entries: Entries = chats.get(message.sessionId) ?? new Map();
      if (entries.get(message.id)?.text === message.text) continue;
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

  /** Reads what a chat has more than before; all of it, where it has less. */
  async function readAgain({ id, messageCount }: ChatSession): Promise<void> {
    const known = counts.get(id);
    counts.set(id, messageCount);
    const from = known === undefined || known > messageCount ? 0 : Math.max(0, known - CHANGING);
    const messages = await searchableFrom(database, id, from);
    if (from === 0) chats.delete(id);
    if (add(messages)) tell(true);
  }

  /** The words of its latest messages can change without the chat itself. */
  function followLatest(session: ChatSession | undefined): void {
    if (session === undefined || latest?.sessionId === session.id) return;
    latest?.stop();
    const from = Math.max(0, session.messageCount - CHANGING);
    const stop = observe(
      () => searchableFrom(database, session.id, from),
      (messages) => {
        if (add(messages)) tell(true);
      },
    );
    latest = { sessionId: session.id, stop };
  }

  function follow(next: readonly ChatSession[]): void {
    sessions = next;
    if (isStopped || !indexed.get().isComplete) return;
    const ids = new Set(next.map(({ id }) => id));
    const gone = [...chats.keys()].filter((id) => !ids.has(id));
    for (const id of gone) {
      chats.delete(id);
      counts.delete(id);
    }
    if (gone.length > 0) tell(true);
    for (const session of next) {
      const isKnown = counts.get(session.id) ?? chats.get(session.id)?.size;
      if (isKnown !== session.messageCount) void readAgain(session).catch(() => {});
    }
    followLatest(next[0]);
  }

  // A database that cannot be read is told of by the chat itself.
  void readAll().catch(() => {});
  return {
    indexed,
    update: follow,
    stop() {
      isStopped = true;
      latest?.stop();
    },
  };
}
