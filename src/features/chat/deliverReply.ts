import * as v from 'valibot';
import { getMessage, putMessage } from '@/data/repositories/chatMessages';
import { getOrRebuildSession, putChatSession } from '@/data/repositories/chatSessions';
import { readValue, writeValue } from '@/data/repositories/keyValue';
import { engagementByTyping } from '@/domain/analysis/levels';
import { type AiMessage, CHAT_CONFIDENCE } from '@/domain/chat/chatMessage';
import { chooseReply } from '@/domain/coach/chooseReply';
import type { ChatServices } from './chatServices';

const REPLIES_REMEMBERED = 10;
const RECENT_REPLIES = 'recentReplyIds';

/**
 * Writes the assistant's reply to a message, unless it is there already (another tab may have
 * been quicker) or the message is gone. The last ten replies, of the session and of all, do not
 * come again.
 */
export async function deliverReply(services: ChatServices, messageId: string): Promise<void> {
  const answer = await writeReply(services, messageId);
  if (answer === null) return;
  services.notify?.({ title: 'Taal', body: answer.text, tag: `chat ${answer.sessionId}` });
}

async function writeReply(services: ChatServices, messageId: string): Promise<AiMessage | null> {
  const { database, clock, random, newId } = services;
  const stores = [database.chatSessions, database.chatMessages, database.keyValue];
  return database.transaction('rw', stores, async () => {
    const message = await getMessage(database, messageId);
    if (message?.sender !== 'user' || message.replyDueAt === null) return null;
    const session = await getOrRebuildSession(database, message.sessionId, clock());
    const recent = (await readValue(database, RECENT_REPLIES, v.array(v.string()))) ?? [];
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
    await putChatSession(database, {
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
