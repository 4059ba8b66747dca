import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { RecoveryPoint } from '@/data/database/rows/recoveryPointRow';
import { discardExpired, listRecoveryPoints } from '@/data/recovery/recoveryPoints';
import type { DataServices } from '../dataServices';

/** The recovery points, newest first; null until they are read. */
export function useRecoveryPoints({
  database,
  clock,
}: Pick<DataServices, 'database' | 'clock'>): readonly RecoveryPoint[] | null {
  useEffect(() => {
    // A device may go months between two starts of the app.
    discardExpired(database, clock()).catch(() => {});
  }, [database, clock]);
  const points = useLiveQuery(() => listRecoveryPoints(database, clock()), [database, clock]);
  return points ?? null;
}
