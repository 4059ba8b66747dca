import Dexie from 'dexie';
import type { ChatMessage } from '@/domain/chat/chatMessage';
import { observe } from '../../database/liveQuery';
import type { TaalDatabase } from '../../database/taalDatabase';
import { countAwaitingReply, getMessage, readMessageRange } from './chatMessages';

/** How many positions a page spans at most, where it is known how far back to read. */
const WIDEST_PAGE = 1000;

/** Messages read before one that is looked for: its surroundings. */
const BEFORE_IT = 30;

/** What of a session's conversation is at hand. */
export interface ReadConversation {
  /** The latest messages without a gap, oldest of them first. */
  readonly messages: readonly ChatMessage[];
  /** A message waits for its reply. */
  readonly isReplying: boolean;
}

export interface FollowedConversation {
  /** Reads what was written before; nothing happens while that goes on, or at the beginning. */
  readonly loadOlder: () => void;
  /** Reads back to a message before anything else is told; false where it is not in the session. */
  readonly reach: (messageId: string) => Promise<boolean>;
  readonly stop: () => void;
}

export interface FollowOptions {
  /** How many messages are read at first, and how many each time before them. */
  readonly sizes: { readonly first: number; readonly next: number };
  /** A page cannot be read. */
  readonly onError: (error: unknown) => void;
}

interface Page extends ReadConversation {
  /** The position that it begins at; null where all that was read was damaged. */
  readonly from: number | null;
  /** Nothing is stored before it. */
  readonly isFirst: boolean;
}

interface Stretch {
  readonly sessionId: string;
  readonly before: number | null;
  /** Where it begins, if that does not depend on how many messages there are. */
  readonly from?: number | undefined;
}

/** Reads the latest `size` messages before a position, or of all; what is `known` keeps its begin. */
async function readPage(
  database: TaalDatabase,
  { sessionId, before, from: given }: Stretch,
  size: number,
  known: Page | null,
): Promise<Page> {
  const begin = known?.from ?? given ?? null;
  const limit = begin === null ? size : Number.POSITIVE_INFINITY;
  const stretch = { from: begin, before };
  const { messages, found } = await readMessageRange(database, sessionId, stretch, limit);
  const isReplying = before === null && (await countAwaitingReply(database, sessionId)) > 0;
  if (begin !== null) return { isFirst: false, ...known, from: begin, messages, isReplying };
  const isFirst = found < size;
  const from = isFirst ? Dexie.minKey : (messages[0]?.position ?? null);
  return { messages, isReplying, from, isFirst };
}

/**
 * Tells of a session's latest messages, now and after each change, and of older ones once they are
 * asked for. Each page is a live query of its own: a new message reads only the last one again,
 * however far back somebody has read.
 */
export function followConversation(
  database: TaalDatabase,
  sessionId: string,
  { sizes, onError }: FollowOptions,
  listener: (read: ReadConversation) => void,
): FollowedConversation {
  /** The last one first; null until it is read. */
  const pages: (Page | null)[] = [];
  const stops: (() => void)[] = [];
  let isStopped = false;

  /** A message is looked for. */
  let isSeeking = false;
  /** The position to read back to. */
  let goal: number | null = null;

  /** Without a gap: not while a page between two others is being read. */
  function tell(): void {
    if (isSeeking || pages.includes(null)) return;
    const messages = pages.flatMap((_, newest) => pages.at(-1 - newest)?.messages ?? []);
    listener({ messages, isReplying: pages[0]?.isReplying ?? false });
  }

  function follow(before: number | null, size: number, from?: number): void {
    const index = pages.push(null) - 1;
    const stretch = { sessionId, before, from };
    const read = () => readPage(database, stretch, size, pages[index] ?? null);
    const show = (page: Page) => {
      pages[index] = page;
      goBack();
      tell();
    };
    stops.push(observe(read, show, onError));
  }

  /** Follows the pages down to the goal, once it is known what the oldest one begins with. */
  function goBack(): void {
    const oldest = pages.at(-1);
    if (goal === null || oldest == null) return;
    let before = oldest.isFirst ? null : oldest.from;
    while (before !== null && before > goal) {
      const from = Math.max(goal, before - WIDEST_PAGE);
      follow(before, WIDEST_PAGE, from);
      before = from;
    }
    goal = null;
  }

  async function reach(messageId: string): Promise<boolean> {
    isSeeking = true;
    try {
      const message = await getMessage(database, messageId);
      if (message?.sessionId !== sessionId) return false;
      goal = Math.max(0, message.position - BEFORE_IT);
      return true;
    } catch {
      // The page that cannot be read either tells of it.
      return false;
    } finally {
      isSeeking = false;
      if (!isStopped) {
        goBack();
        tell();
      }
    }
  }

  follow(null, sizes.first);
  return {
    loadOlder() {
      const oldest = pages.at(-1);
      if (oldest == null || oldest.isFirst || oldest.from === null) return;
      follow(oldest.from, sizes.next);
    },
    reach,
    stop() {
      isStopped = true;
      for (const stop of stops) stop();
    },
  };
}
