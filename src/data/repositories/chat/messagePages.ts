import Dexie from 'dexie';
import type { ChatMessage } from '@/domain/chat/chatMessage';
import { observe } from '../../database/liveQuery';
import type { TaalDatabase } from '../../database/taalDatabase';
import { countAwaitingReply, readMessageRange } from './chatMessages';

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

/** Reads the latest `size` messages before a position, or of all; what is `known` keeps its begin. */
async function readPage(
  database: TaalDatabase,
  [sessionId, before]: readonly [sessionId: string, before: number | null],
  size: number,
  known: Page | null,
): Promise<Page> {
  const begin = known?.from ?? null;
  const limit = begin === null ? size : Number.POSITIVE_INFINITY;
  const stretch = { from: begin, before };
  const { messages, found } = await readMessageRange(database, sessionId, stretch, limit);
  const isReplying = before === null && (await countAwaitingReply(database, sessionId)) > 0;
  if (known !== null && begin !== null) return { ...known, messages, isReplying };
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

  function follow(before: number | null, size: number): void {
    const index = pages.push(null) - 1;
    const read = () => readPage(database, [sessionId, before], size, pages[index] ?? null);
    const show = (page: Page) => {
      pages[index] = page;
      const messages = pages.flatMap((_, newest) => pages.at(-1 - newest)?.messages ?? []);
      listener({ messages, isReplying: pages[0]?.isReplying ?? false });
    };
    stops.push(observe(read, show, onError));
  }

  follow(null, sizes.first);
  return {
    loadOlder() {
      const oldest = pages.at(-1);
      if (oldest == null || oldest.isFirst || oldest.from === null) return;
      follow(oldest.from, sizes.next);
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}
