import * as v from 'valibot';
import { id, moment } from './fields';

/** What a recovery point was kept before. */
export const POINT_REASONS = ['import', 'update', 'restore'] as const;
export type PointReason = (typeof POINT_REASONS)[number];

/** A recovery point. Its contents are checked when it is restored. */
export const recoveryPointRow = v.object({
  id: v.pipe(v.number(), v.integer()),
  createdAt: moment,
  // A newer Taal may know others.
  reason: v.fallback(v.nullable(v.picklist(POINT_REASONS)), null),
  /** The same for the same contents. */
  fingerprint: id,
  /** A backup, as a file of an export. */
  blob: v.blob(),
});

export type RecoveryPoint = v.InferOutput<typeof recoveryPointRow>;

/** As it is stored; the store numbers it. */
export interface NewRecoveryPointRow {
  readonly createdAt: number;
  readonly reason: PointReason;
  readonly fingerprint: string;
  readonly blob: Blob;
}
