import { useEffect } from 'react';
import { setWeekSeenAt } from '@/data/repositories/values/weekSeenAt';
import { useServices } from '@/services/useServices';
import { Skeleton } from '@/ui/components/Skeleton/Skeleton';
import { Stack } from '@/ui/layout/Stack';
import { ExerciseCard } from './ExerciseCard';
import { TooFewCard } from './TooFewCard';
import { useWeek } from './useWeek';
import { WeekCard } from './WeekCard';

/**
 * What changed in the week, in words and one drawing, and one thing to practise (rule “Your week”).
 */
export function WeekPage() {
  const { database, clock } = useServices();
  const reading = useWeek();
  useEffect(() => {
    // Where it cannot be kept, the invitation comes once more.
    setWeekSeenAt(database, clock()).catch(() => {});
  }, [database, clock]);
  if (reading === undefined) return <Skeleton shape="card" />;
  if (reading.kind !== 'told') return <TooFewCard reading={reading} />;
  return (
    <Stack gap="x4">
      <WeekCard reading={reading} />
      {reading.exercise !== null && (
        <ExerciseCard database={database} exercise={reading.exercise} />
      )}
    </Stack>
  );
}
