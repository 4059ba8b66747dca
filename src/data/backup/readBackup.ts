import * as v from 'valibot';
import { moment } from '../rows/fields';
import { type Backup, type BackupSummary, summaryOf } from './backup';
import { type BackupCollector, createBackupCollector } from './collectBackup';
import { BACKUP_FORMAT, BACKUP_VERSION, LARGEST_BACKUP } from './format';
import { notJson, notOurs, Refusal, tooLarge, tooNew, truncated } from './refusal';
import { createJsonSplitter, type JsonPiece } from './splitJson';
import { type Upgrade, upgraded, upgrades } from './upgrades';

export type BackupReading =
  | { readonly kind: 'ok'; readonly backup: Backup; readonly summary: BackupSummary }
  | { readonly kind: 'refused'; readonly reason: string };

/** The versions that are read: the current one, and older ones by way of their upgrades. */
export interface ReadableVersions {
  readonly current: number;
  readonly upgrades: readonly Upgrade[];
}

/** Bytes that are read at a time. */
const PART_BYTES = 2 ** 20;

/** Hands on the text of a file part by part, as UTF-8 without errors. */
async function readText(file: Blob, onText: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let at = 0; at < file.size; at += PART_BYTES) {
    const bytes = await file.slice(at, at + PART_BYTES).arrayBuffer();
    let text: string;
    try {
      text = decoder.decode(bytes, { stream: true });
    } catch {
      throw notJson();
    }
    onText(text);
  }
  try {
    decoder.decode();
  } catch {
    throw truncated();
  }
}

/** Reads the head, which comes first, and passes on the rest in the current version's form. */
function createHeadReader(collector: BackupCollector, readable: ReadableVersions) {
  let isOurs = false;
  let version: number | null = null;
  let exportedAt: Date | null = null;

  function takeVersion(piece: JsonPiece): void {
    const oldest = readable.upgrades[0]?.from ?? readable.current;
    const value = piece.kind === 'value' && piece.name === 'version' ? piece.value : null;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < oldest) throw notOurs();
    if (value > readable.current) throw tooNew();
    version = value;
  }

  return {
    accept(piece: JsonPiece): void {
      if (!isOurs) {
        isOurs = piece.kind === 'value' && piece.name === 'format' && piece.value === BACKUP_FORMAT;
        if (!isOurs) throw notOurs();
      } else if (version === null) {
        takeVersion(piece);
      } else if (piece.kind === 'value' && piece.name === 'exportedAt') {
        const at = v.safeParse(moment, Date.parse(String(piece.value)));
        exportedAt = at.success ? at.output : null;
      } else {
        for (const each of upgraded(readable.upgrades, version, piece)) collector.accept(each);
      }
    },
    finish(): { readonly backup: Backup; readonly exportedAt: Date | null } {
      if (version === null) throw notOurs();
      for (const each of upgraded(readable.upgrades, version, null)) collector.accept(each);
      return { backup: collector.finish(), exportedAt };
    },
  };
}

/**
 * Reads a file that is said to be a backup, and checks the whole of it; nothing is written. A
 * refusal says why in a sentence. Photos become Blobs while the file is read, so that they are
 * never in memory together.
 */
export async function readBackup(
  file: Blob,
  readable: ReadableVersions = { current: BACKUP_VERSION, upgrades },
): Promise<BackupReading> {
  try {
    if (file.size > LARGEST_BACKUP) throw tooLarge();
    const reader = createHeadReader(createBackupCollector(), readable);
    const splitter = createJsonSplitter(reader.accept);
    await readText(file, splitter.push);
    splitter.end();
    const { backup, exportedAt } = reader.finish();
    return { kind: 'ok', backup, summary: summaryOf(backup, exportedAt) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', reason: error.message };
    // The file was moved or changed since it was chosen, or the memory does not suffice.
    return { kind: 'refused', reason: 'This file could not be read. Choose it again.' };
  }
}
