import type { Timers } from '@/data/timers';
import { isSendable } from '@/domain/chat/chatMessage';
import type { Clock } from '@/domain/clock';
import { matchGreeting } from '@/domain/matches/chat/content/greeting';
import type { Match, MatchMessage } from '@/domain/matches/match';
import { type Random, randomBetween } from '@/domain/random';
import { createStore } from '@/domain/store';
import {
  type Conversation,
  closed,
  EMPTY_THREAD,
  opened,
  readByMatch,
  type Thread,
  withQuestion,
  withReply,
} from './conversation';
import type { ChooseReply } from './loadReplies';

/** Milliseconds from a message to its reply (rule “Match chat”). */
const EARLIEST_REPLY_MS = 2000;
const LATEST_REPLY_MS = 5000;
/** So long before a reply the match reads what was written. */
const READ_BEFORE_REPLY_MS = 1000;

export interface ConversationServices {
  readonly clock: Clock;
  readonly random: Random;
  readonly timers: Timers;
  readonly newId: () => string;
  /** What chooses the replies, as soon as it is loaded. */
  readonly loadReplies: () => ChooseReply | Promise<ChooseReply>;
  /** Called for every reply once it is there, whether or not its conversation is open. */
  readonly onReply?: (match: Match, message: MatchMessage) => void;
  /** Called for the person's first message in a conversation. */
  readonly onOpener?: (match: Match) => void;
  /** Called when a conversation is opened; what it returns, when that one is closed. */
  readonly onOpen?: (matchId: string) => (() => void) | undefined;
}

/** The conversations with matches, in memory only: they outlive navigation, not a reload. */
export interface Conversations {
  /** Greets on the first opening, and marks what the match wrote as read until `close`. */
  open(match: Match): void;
  /** From here on replies count as unread; those that are due still come. */
  close(matchId: string): void;
  /** Appends the person's message, to be answered once; false where the text is blank. */
  send(match: Match, text: string): boolean;
  /** The same object until the conversation changes; an empty one where there is none. */
  conversation(matchId: string): Conversation;
  unread(matchId: string): number;
  totalUnread(): number;
  /** Calls `listener` after every change; the returned function ends that. */
  subscribe(listener: () => void): () => void;
}

export function createConversations(services: ConversationServices): Conversations {
  const { clock, random, timers, newId, loadReplies, onReply, onOpener, onOpen } = services;
  const threads = createStore<ReadonlyMap<string, Thread>>(new Map());
  const onClose = new Map<string, (() => void) | undefined>();

  const threadOf = (matchId: string) => threads.get().get(matchId) ?? EMPTY_THREAD;

  function change(matchId: string, thread: Thread): void {
    const known = threads.get();
    if (thread !== known.get(matchId)) threads.set(new Map(known).set(matchId, thread));
  }

  function greeted(match: Match): Thread {
    const thread = threadOf(match.id);
    if (thread.messages.length > 0) return thread;
    const timestamp = new Date(clock());
    const text = matchGreeting(match);
    const greeting = { id: newId(), text, sender: 'match', timestamp, read: false } as const;
    return { ...thread, messages: [greeting] };
  }

  function answer(match: Match, choose: ChooseReply): void {
    const thread = threadOf(match.id);
    const [question] = thread.unanswered;
    if (question === undefined) return;
    const { isOpen, recentReplyIds, talk } = thread;
    const reply = choose({ match, text: question.text, talk, recentReplyIds, random });
    const message: MatchMessage = {
      id: newId(),
      text: reply.text,
      sender: 'match',
      timestamp: new Date(clock()),
      read: isOpen,
    };
    change(match.id, withReply(thread, message, reply));
    onReply?.(match, message);
  }

  function answerOnceLoaded(match: Match): void {
    const choose = loadReplies();
    if (!(choose instanceof Promise)) {
      answer(match, choose);
      return;
    }
    choose.then(
      (loaded) => answer(match, loaded),
      // Not on the device yet and no network: the question stays, and is answered later.
      () => planReply(match),
    );
  }

  /**
   * Whichever reply falls due first answers the oldest message. So replies keep the order of the
   * messages, and each still comes within its own message's span: at most n - 1 can be due before
   * the n-th message's earliest moment, and n are due by its latest.
   */
  function planReply(match: Match): void {
    const delay = randomBetween(EARLIEST_REPLY_MS, LATEST_REPLY_MS, random);
    const read = () => change(match.id, readByMatch(threadOf(match.id)));
    timers.after(delay - READ_BEFORE_REPLY_MS, read);
    timers.after(delay, () => answerOnceLoaded(match));
  }

  return {
    open(match) {
      change(match.id, opened(greeted(match)));
      onClose.set(match.id, onOpen?.(match.id));
      // An opened conversation soon needs a reply; where this load fails, the reply tries again.
      Promise.resolve(loadReplies()).catch(() => {});
    },
    close(matchId) {
      onClose.get(matchId)?.();
      onClose.delete(matchId);
      const thread = threads.get().get(matchId);
      if (thread !== undefined) change(matchId, closed(thread));
    },
    send(match, text) {
      if (!isSendable(text)) return false;
      const timestamp = new Date(clock());
      const message = { id: newId(), text, sender: 'user', timestamp, read: false } as const;
      const thread = greeted(match);
      change(match.id, withQuestion(thread, message));
      if (!thread.messages.some(({ sender }) => sender === 'user')) onOpener?.(match);
      planReply(match);
      return true;
    },
    conversation: threadOf,
    unread: (matchId) => threadOf(matchId).unread,
    totalUnread: () => [...threads.get().values()].reduce((total, { unread }) => total + unread, 0),
    subscribe: threads.subscribe,
  };
}
