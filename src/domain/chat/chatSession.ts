/** A conversation with the assistant (specification, section 3); its messages are kept apart. */
export interface ChatSession {
  readonly id: string;
  readonly title: string;
  /** When the session was created. */
  readonly timestamp: Date;
  readonly messageCount: number;
  readonly lastMessageAt: Date | null;
  readonly lastAiMessageAt: Date | null;
  /** How many of the assistant's messages were followed by a silence that ended the conversation. */
  readonly silences: number;
  /** Ids of the latest replies, oldest first, so that none comes back too soon. */
  readonly recentReplyIds: readonly string[];
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
