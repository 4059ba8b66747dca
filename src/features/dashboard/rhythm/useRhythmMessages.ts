import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getAnalysisHistory } from '@/data/repositories/analysisHistory';
import { type RhythmMessage, rhythmMessage } from '@/domain/stats/rhythmBeats';

/** The last 100 messages, oldest first, as they are now; undefined until they are read. */
export function useRhythmMessages(database: TaalDatabase): readonly RhythmMessage[] | undefined {
  return useLiveQuery(
    async () => (await getAnalysisHistory(database)).map(rhythmMessage),
    [database],
  );
}
