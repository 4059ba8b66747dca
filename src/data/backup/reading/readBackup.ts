import * as v from 'valibot';
import { moment } from '../../database/rows/fields';
import { type Backup, type BackupSummary, summaryOf } from '../backup';
import { BACKUP_FORMAT, BACKUP_VERSION, LARGEST_BACKUP } from '../format';
import { notJson, notOurs, Refusal, tooLarge, tooNew, truncated } from '../refusal';
import { type BackupCollector, createBackupCollector } from './collectBackup';
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

/** Hands on the text of a file part by part, as UTF-8 without errors, until `onText` wants no more. */
async function readText(file: Blob, onText: (text: string) => 'more' | 'enough'): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for (let at = 0; at < file.size; at += PART_BYTES) {
    const bytes = await file.slice(at, at + PART_BYTES).arrayBuffer();
    let text: string;
    try {
      text = decoder.decode(bytes, { stream: true });
    } catch {
      throw notJson();
    }
    if (onText(text) === 'enough') return;
  }
  try {
    decoder.decode();
  } catch {
    throw truncated();
  }
}

function judge(version: unknown, { current, upgrades: known }: ReadableVersions): number {
  const oldest = known[0]?.from ?? current;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < oldest) {
    throw notOurs();
  }
  if (version > current) throw tooNew();
  return version;
}

/**
 * The version of a backup, which has to be known before anything else of it is understood. Taal
 * writes it at the head; another program that saved the file again may have put it anywhere.
 */
async function readVersion(file: Blob, readable: ReadableVersions): Promise<number> {
  const head: { isOurs: boolean; written?: unknown; version: number | null } = {
    isOurs: false,
    version: null,
  };
  const splitter = createJsonSplitter((piece) => {
    if (head.version !== null) return;
    const value = piece.kind === 'value' ? piece.value : null;
    if (piece.name === 'format') {
      head.isOurs = value === BACKUP_FORMAT;
      if (!head.isOurs) throw notOurs();
    } else if (piece.name === 'version') head.written = value;
    if (head.isOurs && 'written' in head) head.version = judge(head.written, readable);
  });
  await readText(file, (text) => {
    splitter.push(text);
    return head.version === null ? 'more' : 'enough';
  });
  if (head.version !== null) return head.version;
  splitter.end();
  throw notOurs();
}

/** Takes the pieces of a file in the current version's form. */
function createReader(
  collector: BackupCollector,
  version: number,
  { upgrades: list }: ReadableVersions,
) {
  let exportedAt: Date | null = null;
  return {
    accept(piece: JsonPiece): void {
      if (piece.name === 'format' || piece.name === 'version') return;
      if (piece.kind === 'value' && piece.name === 'exportedAt') {
        const at = v.safeParse(moment, Date.parse(String(piece.value)));
        exportedAt = at.success ? at.output : null;
      } else {
        for (const each of upgraded(list, version, piece)) collector.accept(each);
      }
    },
    finish(): { readonly backup: Backup; readonly exportedAt: Date | null } {
      for (const each of upgraded(list, version, null)) collector.accept(each);
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
    const version = await readVersion(file, readable);
    const reader = createReader(createBackupCollector(), version, readable);
    const splitter = createJsonSplitter(reader.accept);
    await readText(file, (text) => {
      splitter.push(text);
      return 'more';
    });
    splitter.end();
    const { backup, exportedAt } = reader.finish();
    return { kind: 'ok', backup, summary: summaryOf(backup, exportedAt) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', reason: error.message };
    // The file was moved or changed since it was chosen, or the memory does not suffice.
    return { kind: 'refused', reason: 'This file could not be read. Choose it again.' };
  }
}
