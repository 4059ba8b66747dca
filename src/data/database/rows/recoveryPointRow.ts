import * as v from 'valibot';
import { count, moment } from './fields';
import type { PhotoRow } from './photoRow';

/** What was here before the last import. Its contents are checked when the import is undone. */
export const recoveryPointRow = v.object({
  id: v.pipe(v.number(), v.integer()),
  /** When the import was. */
  createdAt: moment,
  /** What the import left here, in short; the same for the same contents. */
  fingerprint: v.string(),
  /** A backup, as a file of an export; without photos, except for points of version 6. */
  blob: v.blob(),
  photos: v.optional(v.array(v.unknown()), []),
  /** How much of it returns; points of version 6 do not say. */
  returns: v.optional(v.object({ chats: count, messages: count })),
});

export type RecoveryPoint = v.InferOutput<typeof recoveryPointRow>;

/** As it is stored; the store numbers it. */
export interface NewRecoveryPointRow {
  readonly createdAt: number;
  readonly fingerprint: string;
  readonly blob: Blob;
  readonly photos: readonly PhotoRow[];
  readonly returns: { readonly chats: number; readonly messages: number };
}
