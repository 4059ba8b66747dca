import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { listKeptReadings } from '@/data/repositories/keptReadings';
import type { KeptReading } from '@/domain/real-chats/kept/keptReading';

const NONE: readonly KeptReading[] = [];

/** What was kept of real chats, the latest first; nothing before it is read. */
export function useKeptReadings(database: TaalDatabase): readonly KeptReading[] {
  return useLiveQuery(() => listKeptReadings(database), [database]) ?? NONE;
}
