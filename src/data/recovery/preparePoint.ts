import type { Clock } from '@/domain/clock';
import { writeBackup } from '../backup/exportBackup';
import { LARGEST_BACKUP } from '../backup/format';
import type { PointReason } from '../database/rows/recoveryPointRow';
import type { TaalDatabase } from '../database/taalDatabase';
import { fingerprinted } from './fingerprint';

/** What is here at one moment, ready to be stored as a recovery point. */
export interface PreparedPoint {
  readonly createdAt: number;
  readonly reason: PointReason;
  readonly fingerprint: string;
  /** Null where a point with the same contents is there already. */
  readonly blob: Blob | null;
}

/** Written where an export names the version of Taal. */
const APP = 'recovery point';

/**
 * Writes what is here as a backup, outside of any transaction. Rejects when it cannot be read, or is
 * larger than what an import reads.
 */
export async function preparePoint(
  database: TaalDatabase,
  { reason, clock }: { readonly reason: PointReason; readonly clock: Clock },
): Promise<PreparedPoint> {
  const createdAt = clock();
  const { snapshot, fingerprint } = await fingerprinted(database);
  const known = await database.recoveryPoints.where('fingerprint').equals(fingerprint).count();
  if (known > 0) return { createdAt, reason, fingerprint, blob: null };
  const { blob } = await writeBackup(snapshot, { app: APP, at: new Date(createdAt) });
  if (blob.size > LARGEST_BACKUP) throw new Error('These data are too large for a recovery point');
  return { createdAt, reason, fingerprint, blob };
}
