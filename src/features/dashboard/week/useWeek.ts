import { useLiveQuery } from 'dexie-react-hooks';
import type { WeekReading } from '@/domain/dashboard/week/weekReading';
import { useServices } from '@/services/useServices';
import { useToday } from '@/ui/page/usePresent';
import { readWeek } from './readWeek';

/** The week as it is now; undefined until it is read. A page left open meets the next day. */
export function useWeek(): WeekReading | undefined {
  const { database } = useServices();
  const today = useToday();
  return useLiveQuery(() => readWeek(database, today), [database, today]);
}
