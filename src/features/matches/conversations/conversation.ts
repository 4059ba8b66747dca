import type { MatchAnswer } from '@/domain/matches/chat/chooseMatchReply';
import { type MatchTalk, NEW_TALK } from '@/domain/matches/chat/matchTalk';
import type { MatchMessage } from '@/domain/matches/match';

/** What the screens see of a conversation; a change makes a new one. */
export interface Conversation {
  /** Oldest first. */
  readonly messages: readonly MatchMessage[];
  /** The match owes at least one reply. */
  readonly isTyping: boolean;
  /** Messages of the match that arrived while the conversation was closed. */
  readonly unread: number;
  /** What the match remembers. */
  readonly talk: MatchTalk;
}

/** A conversation with what the store alone has to know of it. */
export interface Thread extends Conversation {
  readonly isOpen: boolean;
  /** The person's messages that wait for a reply, oldest first. */
  readonly unanswered: readonly MatchMessage[];
  /** Oldest first. */
  readonly recentReplyIds: readonly string[];
}

const REPLIES_REMEMBERED = 10;

export const EMPTY_THREAD: Thread = {
  messages: [],
  isTyping: false,
  unread: 0,
  isOpen: false,
  unanswered: [],
  recentReplyIds: [],
  talk: NEW_TALK,
};

function allRead(
  messages: readonly MatchMessage[],
  sender: MatchMessage['sender'],
): readonly MatchMessage[] {
  return messages.map((message) =>
    message.sender === sender && !message.read ? { ...message, read: true } : message,
  );
}

/** The person looks at the conversation: what the match wrote is read. */
export function opened(thread: Thread): Thread {
  return { ...thread, isOpen: true, unread: 0, messages: allRead(thread.messages, 'match') };
}

export function closed(thread: Thread): Thread {
  return { ...thread, isOpen: false };
}

/** The person wrote; the match owes a reply. */
export function withQuestion(thread: Thread, message: MatchMessage): Thread {
  return {
    ...thread,
    messages: [...thread.messages, message],
    unanswered: [...thread.unanswered, message],
    isTyping: true,
  };
}

/** The match looks at the conversation: what the person wrote so far is read. */
export function readByMatch(thread: Thread): Thread {
  const isNew = thread.messages.some(({ sender, read }) => sender === 'user' && !read);
  return isNew ? { ...thread, messages: allRead(thread.messages, 'user') } : thread;
}

/** The match answered the oldest message that waited. */
export function withReply(
  thread: Thread,
  message: MatchMessage,
  { id, talk }: Pick<MatchAnswer, 'id' | 'talk'>,
): Thread {
  const unanswered = thread.unanswered.slice(1);
  return {
    ...thread,
    messages: [...thread.messages, message],
    unread: thread.unread + (message.read ? 0 : 1),
    unanswered,
    isTyping: unanswered.length > 0,
    recentReplyIds: [...thread.recentReplyIds, id].slice(-REPLIES_REMEMBERED),
    talk,
  };
}
