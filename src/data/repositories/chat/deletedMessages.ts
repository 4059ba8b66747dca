import type { ChatMessage } from '@/domain/chat/chatMessage';
import { type ChatSession, nextPosition } from '@/domain/chat/chatSession';
import { silencesAround, stateWithout, titleWithout } from '@/domain/chat/deletion';
import { readRow, readRows } from '../../database/quarantine';
import { type AnalysisRow, analysisRow } from '../../database/rows/analysisRow';
import { toChatMessageRow } from '../../database/rows/chatRows';
import type { TaalDatabase } from '../../database/taalDatabase';
import { type OutboxEntry, outboxEntryRow } from '../../outbox/entry';
import { findMessage, getMessage } from './chatMessages';
import { getChatSession, putChatSession } from './chatSessions';
import { restoreEntries } from './deletedChats';

/**
 * Everything that goes with a message, for as long as that can be undone (rule “Deleting a
 * message”).
 */
export interface DeletedMessage {
  /** The session before and after it; null where it was damaged. */
  readonly session: { readonly before: ChatSession; readonly after: ChatSession } | null;
  /** Itself and, of the person's, its answer. */
  readonly messages: readonly ChatMessage[];
  readonly analyses: readonly AnalysisRow[];
  readonly entries: readonly OutboxEntry[];
}

function storesOf({ chatSessions, chatMessages, analysisHistory, outbox }: TaalDatabase) {
  return [chatSessions, chatMessages, analysisHistory, outbox];
}

/** By how much the silences of a session change with a message in its place, which may be empty. */
async function silencesWith(database: TaalDatabase, message: ChatMessage): Promise<number> {
  const { sessionId, position } = message;
  const before = await findMessage(database, sessionId, { end: 'last', before: position });
  const after = await findMessage(database, sessionId, { end: 'first', after: position });
  return silencesAround(before, message, after);
}

const isAnswer = ({ sender }: ChatMessage) => sender === 'ai';

function latestAnswer(database: TaalDatabase, sessionId: string): Promise<ChatMessage | null> {
  return findMessage(database, sessionId, { end: 'last', isWanted: isAnswer });
}

/** The ends of a session, as its messages are now. */
async function endsOf(database: TaalDatabase, sessionId: string) {
  const last = await findMessage(database, sessionId, { end: 'last' });
  const answer = await latestAnswer(database, sessionId);
  return { lastMessageAt: last?.timestamp ?? null, lastAiMessageAt: answer?.timestamp ?? null };
}

/** What may name a chat: the first of the person's messages that speaks of no danger. */
function firstOwn(database: TaalDatabase, sessionId: string): Promise<ChatMessage | null> {
  const isWanted = (message: ChatMessage) =>
    message.sender === 'user' && message.isSensitive !== true;
  return findMessage(database, sessionId, { end: 'first', isWanted });
}

async function withAnswer(database: TaalDatabase, message: ChatMessage): Promise<ChatMessage[]> {
  const { id, sender, sessionId, position } = message;
  if (sender === 'ai') return [message];
  const isWanted = (other: ChatMessage) => other.sender === 'ai' && other.replyTo === id;
  const answer = await findMessage(database, sessionId, {
    end: 'first',
    after: position,
    isWanted,
  });
  return answer === null ? [message] : [message, answer];
}

/** Takes the messages away, with what belongs to each; returns that, and how the silences change. */
async function takeAway(database: TaalDatabase, messages: readonly ChatMessage[]) {
  const { chatMessages, analysisHistory, outbox } = database;
  let silences = 0;
  const analyses: AnalysisRow[] = [];
  const entries: OutboxEntry[] = [];
  for (const message of messages) {
    const { id } = message;
    silences -= await silencesWith(database, message);
    const row = await analysisHistory.get(id);
    const analysis = readRow(database, analysisHistory, id, analysisRow, row);
    if (analysis !== null) analyses.push({ ...analysis, timestamp: analysis.timestamp.getTime() });
    const waiting = outbox.where('id').equals(id);
    entries.push(...readRows(database, outbox, outboxEntryRow, await waiting.toArray()));
    await chatMessages.delete(id);
    await analysisHistory.delete(id);
    await outbox.where('id').equals(id).delete();
  }
  return { silences, analyses, entries };
}

/**
 * Deletes a message and, of the person's, its answer, its analysis and what of it still waits for
 * the backend, in one transaction (rule “Deleting a message”). An answer that is due is not given.
 * Returns what is needed to undo it; null where the message is gone already.
 */
export function deleteMessage(database: TaalDatabase, id: string): Promise<DeletedMessage | null> {
  return database.transaction('rw', storesOf(database), async () => {
    const message = await getMessage(database, id);
    if (message === null) return null;
    const { sessionId } = message;
    const before = await getChatSession(database, sessionId);
    const latest = await latestAnswer(database, sessionId);
    const messages = await withAnswer(database, message);
    const { silences, ...taken } = await takeAway(database, messages);
    if (before === null) return { session: null, messages, ...taken };
    const isLatestAnswer = messages.some((gone) => gone.id === latest?.id);
    const first = await firstOwn(database, sessionId);
    const { coach } = before;
    const after: ChatSession = {
      ...before,
      ...(await endsOf(database, sessionId)),
      title: titleWithout(before, messages, first?.text ?? null),
      messageCount: Math.max(0, before.messageCount - messages.length),
      nextPosition: nextPosition(before),
      silences: Math.max(0, before.silences + silences),
      coach: coach === undefined ? coach : stateWithout(coach, messages, isLatestAnswer),
    };
    await putChatSession(database, after);
    return { session: { before, after }, messages, ...taken };
  });
}

/** What the coach remembers after an undoing: all of it, unless it has answered since. */
function coachAgain(
  now: ChatSession,
  { before, after }: { readonly before: ChatSession; readonly after: ChatSession },
): ChatSession['coach'] {
  const isAnswered = now.recentReplyIds.join() !== after.recentReplyIds.join();
  if (isAnswered || before.coach === undefined) return now.coach;
  const isDangerHeard = before.coach.isDangerHeard || now.coach?.isDangerHeard === true;
  return { ...before.coach, isDangerHeard };
}

/**
 * Puts a deleted message back with all that went with it; an answer that was due is due again.
 * Where its chat was deleted since, nothing happens.
 */
export function restoreMessage(
  database: TaalDatabase,
  { session, messages, analyses, entries }: DeletedMessage,
): Promise<void> {
  return database.transaction('rw', storesOf(database), async () => {
    const sessionId = messages[0]?.sessionId ?? '';
    const now = await getChatSession(database, sessionId);
    if (session !== null && now === null) return;
    let silences = 0;
    let restored = 0;
    for (const message of messages) {
      if ((await getMessage(database, message.id)) !== null) continue;
      silences += await silencesWith(database, message);
      await database.chatMessages.put(toChatMessageRow(message));
      restored += 1;
    }
    await database.analysisHistory.bulkPut([...analyses]);
    await restoreEntries(database, entries);
    if (session === null || now === null) return;
    await putChatSession(database, {
      ...now,
      ...(await endsOf(database, sessionId)),
      title: now.title === session.after.title ? session.before.title : now.title,
      messageCount: now.messageCount + restored,
      silences: now.silences + silences,
      coach: coachAgain(now, session),
    });
  });
}
