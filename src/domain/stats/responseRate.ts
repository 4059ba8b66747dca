import type { ChatSession } from '../chat/chatSession';
import { isNewConversation } from '../chat/silence';

type Ending = Pick<ChatSession, 'lastMessageAt' | 'lastAiMessageAt'>;

function endsUnanswered({ lastMessageAt, lastAiMessageAt }: Ending): boolean {
  return lastAiMessageAt !== null && lastMessageAt?.getTime() === lastAiMessageAt.getTime();
}

/** Whether a chat's last message is the assistant's and the conversation is over at `now`. */
export function isLeftUnanswered(session: Ending, now: Date): boolean {
  const asked = session.lastAiMessageAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return endsUnanswered(session) && isNewConversation(now.getTime() - asked);
}

/**
 * The share, 0 to 1, of the assistant's messages that the person answered. A further message
 * of the person in a chat answers the messages before it, unless a silence of more than six hours
 * lies between: that ended the conversation. The last message of a chat counts once so long a
 * silence has passed, and until then it is left out. Null while no message counts.
 */
export function responseRate(
  aiMessages: number,
  sessions: readonly (Ending & Pick<ChatSession, 'silences'>)[],
  now: Date,
): number | null {
  const open = sessions.filter(endsUnanswered).length;
  const silences = sessions.reduce((sum, session) => sum + session.silences, 0);
  const missed = silences + sessions.filter((session) => isLeftUnanswered(session, now)).length;
  const answered = Math.max(0, aiMessages - open - silences);
  return answered + missed === 0 ? null : answered / (answered + missed);
}
