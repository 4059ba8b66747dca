import { getMessage, putMessage } from '@/data/repositories/chatMessages';
import { getOrRebuildSession, putUsedSession } from '@/data/repositories/chatSessions';
import { readValue, writeValue } from '@/data/repositories/keyValue';
import { id, listOf } from '@/data/rows/fields';
import { writeSafely } from '@/data/storage/writeSafely';
import { engagementByTyping } from '@/domain/analysis/levels';
import { type AiMessage, CHAT_CONFIDENCE } from '@/domain/chat/chatMessage';
import type { ChatServices } from './chatServices';
import { loadCoach } from './loadCoach';

const REPLIES_REMEMBERED = 10;
const RECENT_REPLIES = 'recentReplyIds';

/**
 * Writes the assistant's reply to a message, unless it is there already (another tab may have
 * been quicker) or the message is gone. The last ten replies, of the session and of all, do not
 * come again.
 */
export async function deliverReply(services: ChatServices, messageId: string): Promise<void> {
  const answer = await writeSafely(services.database, () => writeReply(services, messageId));
  if (answer === null) return;
  const { text, sessionId } = answer;
  // The chat is read as soon as somebody looks at Taal.
  const target = { kind: 'chat', sessionId } as const;
  services.notify?.({ title: 'Taal', body: text, target, isOpen: true });
}

async function writeReply(services: ChatServices, messageId: string): Promise<AiMessage | null> {
  const { database, clock, random, newId } = services;
  // Before the transaction, which would not outlive the wait.
  const { chooseReply } = await loadCoach();
  const stores = [database.chatSessions, database.chatMessages, database.keyValue];
  return database.transaction('rw', stores, async () => {
    const message = await getMessage(database, messageId);
    if (message?.sender !== 'user' || message.replyDueAt === null) return null;
    const session = await getOrRebuildSession(database, message.sessionId, clock());
    const recent = (await readValue(database, RECENT_REPLIES, listOf(id))) ?? [];
    const { text, sentiment } = message;
    const recentReplyIds = [...new Set([...session.recentReplyIds, ...recent])];
    const reply = chooseReply({ text, sentiment, recentReplyIds, random });
    const repliedAt = new Date(clock());
    const answer: AiMessage = {
      id: newId(),
      sessionId: session.id,
      position: session.messageCount,
      text: reply.text,
      timestamp: repliedAt,
      sender: 'ai',
      replyTo: message.id,
      aiAnalysis: {
        confidence: CHAT_CONFIDENCE,
        engagement: engagementByTyping(message.typingSpeed),
        suggestions: reply.suggestions,
      },
    };
    await putMessage(database, { ...message, replyDueAt: null });
    await putMessage(database, answer);
    await putUsedSession(database, {
      ...session,
      messageCount: session.messageCount + 1,
      lastMessageAt: repliedAt,
      lastAiMessageAt: repliedAt,
      recentReplyIds: [...session.recentReplyIds, reply.id].slice(-REPLIES_REMEMBERED),
    });
    await writeValue(database, RECENT_REPLIES, [...recent, reply.id].slice(-REPLIES_REMEMBERED));
    return answer;
  });
}
