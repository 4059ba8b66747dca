import { id, listOf } from '@/data/database/rows/fields';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { writeSafely } from '@/data/database/writeSafely';
import { settleHeard } from '@/data/outbox/enqueue';
import { getMessage, latestMessages, putMessage } from '@/data/repositories/chat/chatMessages';
import { getOrRebuildSession, putUsedSession } from '@/data/repositories/chat/chatSessions';
import { readValue, writeValue } from '@/data/repositories/keyValue';
import { engagementByTyping } from '@/domain/analysis/levels';
import { type AiMessage, CHAT_CONFIDENCE, type UserMessage } from '@/domain/chat/chatMessage';
import { type ChatSession, NEW_SESSION_TITLE, nextPosition } from '@/domain/chat/chatSession';
import { preview } from '@/domain/chat/preview';
import type { Chip } from '@/domain/coach/conversation/chip';
import type { CoachAnswer } from '@/domain/coach/conversation/coachRequest';
import { NEW_STATE } from '@/domain/coach/conversation/coachState';
import type { Services } from '@/services/services';
import { loadCoach } from './loadCoach';
import { loadPeople } from './loadPeople';
import { rhythmOf } from './rhythmOf';

const REPLIES_REMEMBERED = 10;
const RECENT_REPLIES = 'recentReplyIds';

/** What a notification says of an answer to danger: others may see the screen. */
const DISCREET = 'A reply is here for you';

/**
 * Writes the assistant's reply to a message, unless it is there already (another tab may have
 * been quicker) or the message is gone. The last ten replies, of the session and of all, do not
 * come again.
 */
export async function deliverReply(
  services: Pick<Services, 'database' | 'health' | 'clock' | 'random' | 'newId' | 'notify'>,
  messageId: string,
): Promise<void> {
  const answer = await writeSafely(services, () => writeReply(services, messageId));
  if (answer === null) return;
  const { text, sessionId, offer } = answer;
  // The chat is read as soon as somebody looks at Taal.
  const target = { kind: 'chat', sessionId } as const;
  services.notify({
    title: 'Taal',
    body: offer?.isSafety ? DISCREET : text,
    target,
    isOpen: true,
  });
}

/** The chips under the answer that a message follows, and what the person wrote before. */
async function talkBefore(
  database: TaalDatabase,
  { sessionId, id: own }: UserMessage,
): Promise<{ readonly chips: readonly Chip[]; readonly textBefore: string }> {
  // The newest first.
  const latest = (await latestMessages(database, sessionId, 3)).reverse();
  const answer = latest.find((message) => message.sender === 'ai');
  const before = latest.find((message) => message.sender === 'user' && message.id !== own);
  return {
    chips: answer?.sender === 'ai' ? (answer.offer?.chips ?? []) : [],
    textBefore: before?.text ?? '',
  };
}

/** A chat is never named by a message that speaks of danger. */
function titleOf({ title }: ChatSession, message: UserMessage, isSensitive: boolean): string {
  return isSensitive && title === preview(message.text) ? NEW_SESSION_TITLE : title;
}

function toMessage(
  message: UserMessage,
  session: ChatSession,
  { text, chips, draft, forMatch, danger, state }: CoachAnswer,
  made: Pick<AiMessage, 'id' | 'timestamp'>,
): AiMessage {
  return {
    ...made,
    sessionId: session.id,
    position: nextPosition(session),
    text,
    sender: 'ai',
    replyTo: message.id,
    aiAnalysis: {
      confidence: CHAT_CONFIDENCE,
      engagement: engagementByTyping(message.typingSpeed),
      suggestions: chips.map(({ words }) => words),
    },
    offer: { chips, draft, forMatch, language: state.language, isSafety: danger !== null },
  };
}

/** What answers a message about a practice chat, which few are; null for any other. */
async function loadComment(database: TaalDatabase, messageId: string) {
  const message = await getMessage(database, messageId);
  if (message?.sender !== 'user' || message.exchange === undefined) return null;
  return (await import('@/domain/rehearsal/commentOnExchange')).commentOnExchange;
}

async function writeReply(
  services: Pick<Services, 'database' | 'clock' | 'random' | 'newId'>,
  messageId: string,
): Promise<AiMessage | null> {
  const { database, clock, random, newId } = services;
  // Before the transaction, which would not outlive the wait.
  const coach = await loadCoach();
  const people = await loadPeople(services);
  const comment = await loadComment(database, messageId);
  const stores = [
    database.chatSessions,
    database.chatMessages,
    database.keyValue,
    database.userStats,
    database.outbox,
  ];
  return database.transaction('rw', stores, async () => {
    const message = await getMessage(database, messageId);
    if (message?.sender !== 'user' || message.replyDueAt === null) return null;
    const session = await getOrRebuildSession(database, message.sessionId, clock());
    const recent = (await readValue(database, RECENT_REPLIES, listOf(id))) ?? [];
    const request = {
      ...people,
      text: message.text,
      state: session.coach ?? NEW_STATE,
      ...(await talkBefore(database, message)),
      // Those of all chats last: of two that were given, the older one comes again.
      recentIds: [...session.recentReplyIds, ...recent],
      rhythm: await rhythmOf(database, message),
      random,
    };
    const { exchange } = message;
    const reply =
      comment === null || exchange === undefined
        ? coach.answer(request)
        : comment(coach, request, exchange);
    const repliedAt = new Date(clock());
    const isSensitive = message.isSensitive === true || reply.danger !== null;
    const answer = toMessage(message, session, reply, { id: newId(), timestamp: repliedAt });
    const heard = isSensitive ? { isSensitive } : {};
    await putMessage(database, { ...message, ...heard, replyDueAt: null });
    await putMessage(database, answer);
    await settleHeard(database, message.id, isSensitive);
    await putUsedSession(database, {
      ...session,
      title: titleOf(session, message, isSensitive),
      messageCount: session.messageCount + 1,
      nextPosition: answer.position + 1,
      lastMessageAt: repliedAt,
      lastAiMessageAt: repliedAt,
      recentReplyIds: [...session.recentReplyIds, reply.id].slice(-REPLIES_REMEMBERED),
      coach: reply.state,
    });
    await writeValue(database, RECENT_REPLIES, [...recent, reply.id].slice(-REPLIES_REMEMBERED));
    return answer;
  });
}
