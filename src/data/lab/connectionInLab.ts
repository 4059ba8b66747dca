import { clockOffsetAt, type LabRun } from '@/domain/lab/faultsAt';
import type { Connection } from '../backend/request';
import { faultyFetch } from './faultyFetch';

/** The connection of the worker while the lab is on: the same faults as in a page (rule R88). */
export function connectionInLab(connection: Connection, run: LabRun): Connection {
  const { clock: now, timers } = connection;
  return {
    ...connection,
    fetch: faultyFetch(connection.fetch, { run, now, timers, isSpared: () => false }),
    clock: () => now() + clockOffsetAt(run, now()),
  };
}
