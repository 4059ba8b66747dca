import { useLiveQuery } from 'dexie-react-hooks';
import type { StoredAnalysis } from '@/data/database/rows/analysisRow';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import {
  getAnalysis,
  getAnalysisHistory,
  getSessionAnalyses,
  HISTORY_LIMIT,
} from '@/data/repositories/analysisHistory';
import { type ChatReading, chatReading } from '@/domain/stats/chatReading';

/** The analysis of a message as it is now; null where none is kept, undefined until it is read. */
export function useAnalysis(
  database: TaalDatabase,
  messageId: string,
): StoredAnalysis | null | undefined {
  return useLiveQuery(() => getAnalysis(database, messageId), [database, messageId]);
}

export interface KeptReading {
  /** Null where no analysis of the chat's messages is kept. */
  readonly reading: ChatReading | null;
  /** As many analyses are kept as may be: older ones may have gone. */
  readonly isFull: boolean;
}

/** The reading of a chat as it is now; undefined until it is read. */
export function useChatReading(database: TaalDatabase, sessionId: string): KeptReading | undefined {
  return useLiveQuery(async () => {
    const all = await getAnalysisHistory(database);
    const reading = chatReading(await getSessionAnalyses(database, sessionId));
    return { reading, isFull: all.length >= HISTORY_LIMIT };
  }, [database, sessionId]);
}
