import type { AnalysisResult } from '@/domain/analysis/analysisResult';
import { readRow, readRows } from '../database/quarantine';
import { type AnalysisRow, analysisRow, type StoredAnalysis } from '../database/rows/analysisRow';
import type { TaalDatabase } from '../database/taalDatabase';
import { getMessage } from './chat/chatMessages';

/** Analyses kept; the oldest go first (rule “Analysis history”). */
export const HISTORY_LIMIT = 100;

/** As far as `count` goes. */
const LAST_PLACE = 2 ** 31 - 1;

type Place = Pick<AnalysisRow, 'id' | 'source' | 'position' | 'timestamp'>;

function toRow(analysis: AnalysisResult, place: Place): AnalysisRow {
  const { emoji_analysis, ...sentiment } = analysis.sentiment_analysis;
  return {
    ...place,
    typing_analysis: analysis.typing_analysis,
    sentiment_analysis: {
      ...sentiment,
      emoji_analysis: { count: emoji_analysis.count, emojis: [...emoji_analysis.emojis] },
    },
    response_analysis: analysis.response_analysis,
    compatibility_score: analysis.compatibility_score,
    digital_body_language: analysis.digital_body_language,
  };
}

/** All kept analyses, oldest first. */
export async function getAnalysisHistory(database: TaalDatabase): Promise<StoredAnalysis[]> {
  const rows = await database.analysisHistory.orderBy('position').toArray();
  return readRows(database, database.analysisHistory, analysisRow, rows);
}

/** The latest analysis, or null before the first. */
export async function newestAnalysis(database: TaalDatabase): Promise<StoredAnalysis | null> {
  const history = database.analysisHistory;
  const rows = await history.orderBy('position').reverse().limit(1).toArray();
  const [newest] = readRows(database, history, analysisRow, rows);
  return newest ?? null;
}

/** The analysis of one message; null where none is kept (any more). */
export async function getAnalysis(
  database: TaalDatabase,
  id: string,
): Promise<StoredAnalysis | null> {
  const history = database.analysisHistory;
  return readRow(database, history, id, analysisRow, await history.get(id));
}

/** The kept analyses of one session's messages, oldest first; only messages of these are read. */
export async function getSessionAnalyses(
  database: TaalDatabase,
  sessionId: string,
): Promise<StoredAnalysis[]> {
  const history = await getAnalysisHistory(database);
  const messages = await Promise.all(history.map(({ id }) => getMessage(database, id)));
  return history.filter((_, index) => messages[index]?.sessionId === sessionId);
}

/** Adds a device-made analysis of the message `id` and drops the oldest beyond the limit. */
export async function addAnalysis(
  database: TaalDatabase,
  id: string,
  analysis: AnalysisResult,
): Promise<void> {
  const history = database.analysisHistory;
  await database.transaction('rw', history, async () => {
    // By index, so a damaged row may be among them: its place is no number to count on from.
    const places = history.where('position').between(0, LAST_PLACE, true, true);
    const [last = -1] = await places.reverse().limit(1).keys();
    const position = Number(last) + 1;
    const timestamp = analysis.timestamp.getTime();
    await history.put(toRow(analysis, { id, source: 'device', position, timestamp }));
    const surplus = (await history.count()) - HISTORY_LIMIT;
    if (surplus <= 0) return;
    await history.bulkDelete(await history.orderBy('position').limit(surplus).primaryKeys());
  });
}

/**
 * Puts the backend's analysis in the place of the local one with the same id. An entry that the
 * cap has dropped meanwhile stays dropped. It keeps the time of the message, not of the answer.
 */
export async function replaceAnalysis(
  database: TaalDatabase,
  id: string,
  analysis: AnalysisResult,
): Promise<void> {
  const history = database.analysisHistory;
  await database.transaction('rw', history, async () => {
    const row = await history.get(id);
    const local = readRow(database, history, id, analysisRow, row);
    if (local === null) return;
    const { position, timestamp } = local;
    const place = { id, source: 'backend', position, timestamp: timestamp.getTime() } as const;
    await history.put(toRow(analysis, place));
  });
}
