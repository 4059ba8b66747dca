import { observableHealth } from '@/data/database/health';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { createLastWords } from '@/data/drafts/lastWords';
import type { AnalyzeBody } from '@/data/outbox/entry';
import { analyseMessage } from '@/domain/analysis/analyseMessage';
import type { AnalysisResult } from '@/domain/analysis/analysisResult';
import type { AiMessage, UserMessage } from '@/domain/chat/chatMessage';
import type { OutgoingMessage } from '@/features/chat/composer/sendMessage';
import type { Services } from '@/services/services';
import { type ManualTime, manualTime, START } from '../fakes/manualTime.ts';
import { memoryPlace } from '../fakes/memoryPlace.ts';

/** The n-th of a row of UUIDs. */
export function uuid(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

export interface TestServices
  extends Pick<
    Services,
    'database' | 'health' | 'clock' | 'timers' | 'random' | 'newId' | 'lastWords' | 'notify'
  > {
  readonly time: ManualTime;
}

/** What the chat needs, with a clock that stands still and ids in a row. */
export function chatServices(
  database: TaalDatabase,
  change: Partial<TestServices> = {},
): TestServices {
  const time = manualTime();
  let ids = 0;
  const newId = () => {
    ids += 1;
    return uuid(ids);
  };
  const { clock, timers } = time;
  return {
    database,
    health: observableHealth(),
    clock,
    timers,
    random: () => 0.5,
    newId,
    lastWords: createLastWords(memoryPlace(), database),
    time,
    notify: () => {},
    ...change,
  };
}

/** A message that was typed in three seconds, one second after it was asked for. */
export function outgoing(sessionId: string, text = 'How are you today?'): OutgoingMessage {
  return { sessionId, text, timeTaken: 3, responseTime: 1, beats: [0.5, 1] };
}

/** A whole analysis, made at `at`. */
export function analysis(text = 'Hello there', at = START): AnalysisResult {
  const message = { text, timeTaken: 2, responseTime: 1 };
  return analyseMessage(
    message,
    () => at,
    () => 0.5,
  );
}

export function analyzeBody(text = 'Hello there'): AnalyzeBody {
  return { text, time_taken: 2, response_time: 1, user_id: 'user_1_a' };
}

/** A stored message of the person, by default the first of `session_1`. */
export function asked(id: string, change: Partial<UserMessage> = {}): UserMessage {
  return {
    id,
    sessionId: 'session_1',
    position: 0,
    text: 'hello',
    timestamp: new Date(1000),
    sender: 'user',
    typingSpeed: 40,
    sentiment: 'neutral',
    beats: [0.5, 1],
    analysedByBackend: false,
    replyDueAt: null,
    ...change,
  };
}

/** A stored answer to the message `replyTo`, by default the second of `session_1`. */
export function answered(id: string, replyTo: string, change: Partial<AiMessage> = {}): AiMessage {
  return {
    id,
    sessionId: 'session_1',
    position: 1,
    text: 'Tell me more.',
    timestamp: new Date(2500),
    sender: 'ai',
    replyTo,
    aiAnalysis: { confidence: 0.85, engagement: 'moderate', suggestions: [] },
    ...change,
  };
}
