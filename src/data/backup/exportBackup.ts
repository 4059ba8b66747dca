import type { Clock } from '@/domain/clock';
import type { TaalDatabase } from '../database/taalDatabase';
import { BACKUP_FORMAT, BACKUP_VERSION } from './format';
import { photoParts, type ReadablePhoto, readablePhoto } from './photoEntries';
import { type Snapshot, takeSnapshot } from './snapshot';

export interface ExportedBackup {
  readonly blob: Blob;
  /** taal-backup-YYYY-MM-DD.json, with the day as it is here. */
  readonly fileName: string;
  /** Damaged rows, which stay on the device only. */
  readonly leftOut: number;
}

function fileName(at: Date): string {
  const day = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'));
  return `taal-backup-${[at.getFullYear(), ...day].join('-')}.json`;
}

/** How a file begins; `app` is what wrote it. A snapshot's text follows. */
export function headOf(app: string, at: Date): string {
  const head = {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    app,
    exportedAt: at.toISOString(),
  };
  return JSON.stringify(head).slice(0, -1);
}

/** The file in parts, none of them larger than about 1 MiB in memory. */
async function* backupParts(
  head: string,
  { text }: Snapshot,
  photos: readonly ReadablePhoto[],
): AsyncGenerator<string | Blob, void> {
  yield head;
  yield* text;
  yield ',"photos":[';
  for (const [index, photo] of photos.entries()) {
    if (index > 0) yield ',';
    yield* photoParts(photo);
  }
  yield ']}';
}

/**
 * Everything that Taal keeps in one JSON file (rule “Storage names”), all of one moment. It is put
 * together of Blobs, which a browser may keep on disk: neither all photos nor all messages are in
 * memory at once. `app` is the version of Taal.
 */
export async function exportBackup(
  database: TaalDatabase,
  { app, clock }: { readonly app: string; readonly clock: Clock },
): Promise<ExportedBackup> {
  const at = new Date(clock());
  const snapshot = await takeSnapshot(database);
  const photos: ReadablePhoto[] = [];
  for (const row of snapshot.photos) {
    const photo = await readablePhoto(row);
    if (photo !== null) photos.push(photo);
  }
  const parts: Blob[] = [];
  for await (const part of backupParts(headOf(app, at), snapshot, photos)) {
    parts.push(typeof part === 'string' ? new Blob([part]) : part);
  }
  return {
    blob: new Blob(parts, { type: 'application/json' }),
    fileName: fileName(at),
    leftOut: snapshot.leftOut + snapshot.photos.length - photos.length,
  };
}
