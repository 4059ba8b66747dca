import type { ChatSession } from '../chat/chatSession';

/** As long as this (milliseconds) the assistant's last message of a chat is neither answered nor not. */
export const TIME_TO_ANSWER_MS = 24 * 60 * 60 * 1000;

type Ending = Pick<ChatSession, 'lastMessageAt' | 'lastAiMessageAt'>;

function endsUnanswered({ lastMessageAt, lastAiMessageAt }: Ending): boolean {
  return lastAiMessageAt !== null && lastMessageAt?.getTime() === lastAiMessageAt.getTime();
}

/**
 * The share, 0 to 1, of the assistant's messages that the person answered (specification, sections
 * 2 and 3). Whoever writes on in a chat has answered what stood there before, so only the last
 * message of a chat can be unanswered; it counts after a day, and until then it is left out.
 * Null while no message counts.
 */
export function responseRate(
  aiMessages: number,
  sessions: readonly Ending[],
  now: Date,
): number | null {
  const open = sessions.filter(endsUnanswered);
  const missed = open.filter(
    ({ lastAiMessageAt }) =>
      lastAiMessageAt !== null && now.getTime() - lastAiMessageAt.getTime() >= TIME_TO_ANSWER_MS,
  ).length;
  const answered = Math.max(0, aiMessages - open.length);
  return answered + missed === 0 ? null : answered / (answered + missed);
}
