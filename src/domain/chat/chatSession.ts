import type { CoachState } from '../coach/conversation/coachState';

/** A conversation with the assistant (rule “Session”); its messages are kept apart. */
export interface ChatSession {
  readonly id: string;
  readonly title: string;
  /** When the session was created. */
  readonly timestamp: Date;
  readonly messageCount: number;
  /**
   * Where the next message goes, once one was deleted: positions are not given twice. Absent in
   * sessions that are older; theirs follow from the count.
   */
  readonly nextPosition?: number | undefined;
  readonly lastMessageAt: Date | null;
  readonly lastAiMessageAt: Date | null;
  /** How many of the assistant's messages were followed by a silence that ended the conversation. */
  readonly silences: number;
  /** Ids of the latest replies, oldest first, so that none comes back too soon. */
  readonly recentReplyIds: readonly string[];
  /**
   * Place in the order of use, counted up over all sessions: a clock that was wrong cannot mix it
   * up. Absent where the session was not used since these are counted.
   */
  readonly lastUse?: number | undefined;
  /** It stands above the others in the history (rule “Renaming, pinning, sharing a chat”). */
  readonly pinned?: true | undefined;
  /** What the coach remembers of it; absent before its first answer. */
  readonly coach?: CoachState | undefined;
}

export const NEW_SESSION_TITLE = 'New Chat';

/** The id of a session created at `createdAt` (milliseconds): 'session_' and the timestamp. */
export function sessionId(createdAt: number): string {
  return `session_${createdAt}`;
}

/** A session without messages, created at `createdAt` (milliseconds). */
export function emptySession(createdAt: number): ChatSession {
  return {
    id: sessionId(createdAt),
    title: NEW_SESSION_TITLE,
    timestamp: new Date(createdAt),
    messageCount: 0,
    lastMessageAt: null,
    lastAiMessageAt: null,
    silences: 0,
    recentReplyIds: [],
  };
}

/**
 * Orders sessions by use, the one used last in front. Those without a count were used before all
 * others; the newest of them comes first.
 */
export function byLastUse(a: ChatSession, b: ChatSession): number {
  const later = (b.lastUse ?? -1) - (a.lastUse ?? -1);
  return later === 0 ? b.timestamp.getTime() - a.timestamp.getTime() : later;
}

/**
 * As `byLastUse`, with what is pinned above all others (rule “Renaming, pinning, sharing a chat”).
 */
export function byPinAndUse(a: ChatSession, b: ChatSession): number {
  const pinned = Number(b.pinned === true) - Number(a.pinned === true);
  return pinned === 0 ? byLastUse(a, b) : pinned;
}

/** The position of the next message of a session. */
export function nextPosition({ messageCount, nextPosition: next = 0 }: ChatSession): number {
  return Math.max(messageCount, next);
}
