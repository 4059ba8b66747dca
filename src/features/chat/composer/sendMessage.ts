import { writeSafely } from '@/data/database/writeSafely';
import { enqueueAnalyze } from '@/data/outbox/enqueue';
import { addAnalysis } from '@/data/repositories/analysisHistory';
import { getMessage, putMessage } from '@/data/repositories/chat/chatMessages';
import { getOrRebuildSession, putUsedSession } from '@/data/repositories/chat/chatSessions';
import { deleteSentDraft } from '@/data/repositories/chat/drafts';
import { getUserStats, putUserStats } from '@/data/repositories/userStats';
import { getUserId } from '@/data/repositories/values/userId';
import { analyseMessage, type MeasuredMessage } from '@/domain/analysis/analyseMessage';
import { isSendable, REPLY_DELAY_MS, type UserMessage } from '@/domain/chat/chatMessage';
import { type ChatSession, NEW_SESSION_TITLE, nextPosition } from '@/domain/chat/chatSession';
import { preview } from '@/domain/chat/preview';
import { isCalm, NEW_STATE } from '@/domain/coach/conversation/coachState';
import type { Exchange } from '@/domain/rehearsal/exchange';
import { isLeftUnanswered } from '@/domain/stats/responseRate';
import { countMessage } from '@/domain/stats/userStats';
import type { Hesitation } from '@/domain/typing/hesitation';
import type { Services } from '@/services/services';
import { loadedCoach } from '../replies/loadCoach';

/** A message as the composer hands it over; times in seconds, beats 0..1. */
export interface OutgoingMessage extends MeasuredMessage {
  /** The id that it gets; a new one where none is named. */
  readonly id?: string;
  readonly sessionId: string;
  readonly beats: readonly number[];
  readonly hesitation?: Hesitation | undefined;
  /** What of a practice chat it asks about. */
  readonly exchange?: Exchange | undefined;
}

function withMessage(
  session: ChatSession,
  { text, position, isSensitive }: Pick<UserMessage, 'text' | 'position' | 'isSensitive'>,
  sentAt: Date,
): ChatSession {
  const isDangerHeard = isSensitive === true;
  const isNamed = session.title !== NEW_SESSION_TITLE || isDangerHeard || isCalm(session.coach);
  return {
    ...session,
    title: isNamed ? session.title : preview(text),
    // The talk is calm from the message on, not from its answer on.
    ...(isDangerHeard ? { coach: { ...(session.coach ?? NEW_STATE), isDangerHeard } } : {}),
    messageCount: session.messageCount + 1,
    nextPosition: position + 1,
    lastMessageAt: sentAt,
    silences: session.silences + (isLeftUnanswered(session, sentAt) ? 1 : 0),
  };
}

/**
 * Stores a message, its local analysis, the statistics and the call to the backend in one
 * transaction: all of it or nothing (rule “Sending”). The assistant's reply is due 1500 ms later,
 * and with it the call may go; a message that speaks of danger has none. Returns null and stores
 * nothing when the text is blank.
 */
export async function sendMessage(
  services: Pick<Services, 'database' | 'health' | 'clock' | 'random' | 'newId'>,
  outgoing: OutgoingMessage,
): Promise<UserMessage | null> {
  const { database, clock, random, newId } = services;
  const { sessionId, text, timeTaken, responseTime, hesitation, exchange } = outgoing;
  if (!isSendable(text)) return null;
  const userId = await writeSafely(services, () => getUserId(database, clock, random));
  const stores = [
    database.chatSessions,
    database.chatMessages,
    database.userStats,
    database.analysisHistory,
    database.userProfile,
    database.outbox,
    database.drafts,
    database.keyValue,
  ];
  // Before the coach is loaded, its answer makes up for it.
  const heard = loadedCoach()?.hearsDanger(text) === true ? { isSensitive: true } : {};
  const store = () =>
    database.transaction('rw', stores, async () => {
      // Two tabs that show the same draft send it once.
      const sent = outgoing.id === undefined ? null : await getMessage(database, outgoing.id);
      if (sent?.sender === 'user' && sent.text === text) {
        await deleteSentDraft(database, sessionId, outgoing.id);
        return sent;
      }
      const id = sent === null ? (outgoing.id ?? newId()) : newId();
      const now = clock();
      const sentAt = new Date(now);
      const session = await getOrRebuildSession(database, sessionId, now);
      const analysis = analyseMessage(outgoing, () => now, random);
      const { sentiment } = analysis.sentiment_analysis;
      const typingSpeed = analysis.typing_analysis.wpm;
      const message: UserMessage = {
        id,
        sessionId,
        position: nextPosition(session),
        text,
        timestamp: sentAt,
        sender: 'user',
        typingSpeed,
        sentiment,
        beats: outgoing.beats,
        ...(hesitation === undefined ? {} : { hesitation }),
        ...(exchange === undefined ? {} : { exchange }),
        replyDueAt: new Date(now + REPLY_DELAY_MS),
        analysedByBackend: false,
        ...heard,
      };
      await putMessage(database, message);
      await putUsedSession(database, withMessage(session, message, sentAt));
      const stats = await getUserStats(database);
      await putUserStats(database, countMessage(stats, { typingSpeed, sentiment }, now));
      await addAnalysis(database, message.id, analysis);
      if (message.isSensitive !== true) {
        await enqueueAnalyze(database, {
          id: message.id,
          sessionId,
          createdAt: now,
          body: { text, time_taken: timeTaken, response_time: responseTime, user_id: userId },
        });
      }
      await deleteSentDraft(database, sessionId, outgoing.id);
      return message;
    });
  return writeSafely(services, store);
}
