import { setActiveSessionId } from '@/data/repositories/chat/activeSessionId';
import { getDraft } from '@/data/repositories/chat/drafts';
import type { ChatSession } from '@/domain/chat/chatSession';
import { type Exchange, exchangeText } from '@/domain/rehearsal/exchange';
import type { Services } from '@/services/services';
import { sendMessage } from '../composer/sendMessage';
import { startNewSession } from '../sessions/startNewSession';

/** The open chat where nothing was said or begun in it, else a new one. */
async function newSession(
  services: Pick<Services, 'database' | 'clock'>,
  open: ChatSession,
): Promise<string> {
  const { database } = services;
  const isUnused = open.messageCount === 0 && (await getDraft(database, open.id)) === null;
  if (!isUnused) return startNewSession(services);
  await setActiveSessionId(database, open.id);
  return open.id;
}

/**
 * Asks the coach about an exchange of a practice chat, in a chat of its own (rule “Rehearsal”);
 * returns that chat's id. The text was not typed: it has no speed (rule “Time taken”).
 */
export async function askCoach(
  services: Pick<Services, 'database' | 'health' | 'clock' | 'random' | 'newId'>,
  exchange: Exchange,
  open: ChatSession,
): Promise<string> {
  const sessionId = await newSession(services, open);
  const text = exchangeText(exchange);
  await sendMessage(services, {
    sessionId,
    text,
    exchange,
    timeTaken: 0,
    responseTime: 0,
    beats: [],
  });
  return sessionId;
}
