import * as v from 'valibot';
import { ENGAGEMENT_LEVELS } from '@/domain/analysis/levels';
import { SENTIMENTS } from '@/domain/analysis/sentiment';
import type { ChatMessage } from '@/domain/chat/chatMessage';
import type { ChatSession } from '@/domain/chat/chatSession';
import { storedCoachState, storedExchange, storedOffer, toCoachStateRow } from './coachRows';
import {
  count,
  id,
  label,
  listOf,
  milliseconds,
  moment,
  seconds,
  share,
  words,
  wpm,
} from './fields';

/** Beyond what use can reach; it can still be counted up without losing a digit. */
export const LARGEST_USE = 2 ** 50;

/** A session's place in the order of use; what is no such number counts as absent. */
const lastUse = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_USE))),
  undefined,
);

/** What tells the order of use, of a row that may be damaged otherwise. */
export const usedRow = v.object({ lastUse });

export const chatSessionRow = v.object({
  id,
  title: label,
  timestamp: moment,
  messageCount: count,
  nextPosition: v.fallback(v.optional(count), undefined),
  lastMessageAt: v.nullable(moment),
  lastAiMessageAt: v.nullable(moment),
  // Not counted in rows that were written before it was kept.
  silences: v.optional(count, 0),
  recentReplyIds: listOf(id),
  lastUse,
  // Absent in rows that were written before chats could be pinned; anything else is no pin.
  pinned: v.fallback(v.optional(v.literal(true)), undefined),
  coach: storedCoachState,
});

export type ChatSessionRow = v.InferInput<typeof chatSessionRow>;

const messageFields = {
  id,
  sessionId: id,
  position: count,
  text: words,
  timestamp: moment,
};

const userMessageRow = v.object({
  ...messageFields,
  sender: v.literal('user'),
  typingSpeed: wpm,
  sentiment: v.picklist(SENTIMENTS),
  beats: listOf(share),
  // Not measured in rows that were written before it was kept.
  hesitation: v.optional(v.object({ seconds, removed: count })),
  // Absent once the reply is there: the index then holds only messages that wait for one.
  replyDueAt: v.optional(milliseconds),
  // Absent until the backend has answered. Kept here, as the history forgets after 100 messages.
  analysedByBackend: v.optional(v.literal(true)),
  isSensitive: v.optional(v.literal(true)),
  exchange: storedExchange,
});

const aiMessageRow = v.object({
  ...messageFields,
  sender: v.literal('ai'),
  replyTo: id,
  aiAnalysis: v.object({
    confidence: share,
    engagement: v.picklist(ENGAGEMENT_LEVELS),
    suggestions: listOf(label),
  }),
  offer: storedOffer,
});

const storedMessageRow = v.variant('sender', [userMessageRow, aiMessageRow]);

export type ChatMessageRow = v.InferInput<typeof storedMessageRow>;

function toMessage(row: v.InferOutput<typeof storedMessageRow>): ChatMessage {
  if (row.sender === 'ai') return row;
  const { replyDueAt, analysedByBackend = false, ...message } = row;
  return {
    ...message,
    replyDueAt: replyDueAt === undefined ? null : new Date(replyDueAt),
    analysedByBackend,
  };
}

export const chatMessageRow = v.pipe(storedMessageRow, v.transform(toMessage));

export function toChatMessageRow(message: ChatMessage): ChatMessageRow {
  const { id, sessionId, position, text } = message;
  const shared = { id, sessionId, position, text, timestamp: message.timestamp.getTime() };
  if (message.sender === 'ai') {
    const { confidence, engagement, suggestions } = message.aiAnalysis;
    const { offer } = message;
    return {
      ...shared,
      sender: 'ai',
      replyTo: message.replyTo,
      aiAnalysis: { confidence, engagement, suggestions: [...suggestions] },
      ...(offer === undefined ? {} : { offer: { ...offer, chips: [...offer.chips] } }),
    };
  }
  return {
    ...shared,
    sender: 'user',
    typingSpeed: message.typingSpeed,
    sentiment: message.sentiment,
    beats: [...message.beats],
    ...(message.hesitation === undefined ? {} : { hesitation: message.hesitation }),
    ...(message.replyDueAt === null ? {} : { replyDueAt: message.replyDueAt.getTime() }),
    ...(message.analysedByBackend ? { analysedByBackend: true as const } : {}),
    ...(message.isSensitive === true ? { isSensitive: true as const } : {}),
    ...(message.exchange === undefined ? {} : { exchange: message.exchange }),
  };
}

export function toChatSessionRow({
  lastUse: used,
  nextPosition: next,
  pinned,
  coach,
  ...session
}: ChatSession): ChatSessionRow {
  return {
    ...session,
    ...(next === undefined ? {} : { nextPosition: next }),
    ...(pinned === undefined ? {} : { pinned }),
    ...(used === undefined ? {} : { lastUse: used }),
    ...(coach === undefined ? {} : { coach: toCoachStateRow(coach) }),
    timestamp: session.timestamp.getTime(),
    lastMessageAt: session.lastMessageAt?.getTime() ?? null,
    lastAiMessageAt: session.lastAiMessageAt?.getTime() ?? null,
    recentReplyIds: [...session.recentReplyIds],
  };
}
