import { useLiveQuery } from 'dexie-react-hooks';
import type { TaalDatabase } from '@/data/database/taalDatabase';
import { getWeekSeenAt } from '@/data/repositories/values/weekSeenAt';
import { calendarWeeks } from '@/domain/dashboard/week/calendarWeeks';
import { useToday } from '@/ui/page/usePresent';

/** Whether the page was looked at, or its offer put away, since Monday; undefined until it is read. */
export function useIsWeekSeen(database: TaalDatabase): boolean | undefined {
  const today = useToday();
  return useLiveQuery(async () => {
    const { from, to } = calendarWeeks(today).current;
    const seenAt = await getWeekSeenAt(database);
    // A moment beyond today was left by a clock that has been set back since.
    return seenAt !== null && seenAt >= from.getTime() && seenAt < to.getTime();
  }, [database, today]);
}
