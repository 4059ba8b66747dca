import * as v from 'valibot';
import { moment } from '../database/rows/fields';
import { type Backup, type BackupSummary, summaryOf } from './backup';
import { checkBackup } from './checkBackup';
import { BACKUP_FORMAT, BACKUP_VERSION, LARGEST_BACKUP } from './format';
import { type Fields, parseJsonObject } from './parseJsonObject';
import { notJson, notOurs, Refusal, tooLarge, tooNew, truncated } from './refusal';
import { type Upgrade, upgraded, upgrades } from './upgrades';

interface ReadBackup {
  readonly backup: Backup;
  readonly summary: BackupSummary;
}

export type BackupReading =
  | ({ readonly kind: 'ok' } & ReadBackup)
  | { readonly kind: 'refused'; readonly reason: string };

/** The versions that are read: the current one, and older ones by way of their upgrades. */
export interface ReadableVersions {
  readonly current: number;
  readonly upgrades: readonly Upgrade[];
}

/** The head as Taal writes it; another program that saved the file again may have put it anywhere. */
const HEAD = /^\s*\{\s*"format"\s*:\s*"([^"\\]*)"\s*,\s*"version"\s*:\s*(\d+)\s*[,}]/;

/** The text of a file, which has to be UTF-8 without errors: Blob.text() would replace them. */
async function textOf(file: Blob): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const bytes = await file.arrayBuffer();
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: true });
  } catch {
    throw notJson();
  }
  try {
    // Fails when the last character is not complete.
    return text + decoder.decode();
  } catch {
    throw truncated();
  }
}

function judge(
  format: unknown,
  version: unknown,
  { current, upgrades: known }: ReadableVersions,
): number {
  const oldest = known[0]?.from ?? current;
  if (format !== BACKUP_FORMAT) throw notOurs();
  if (typeof version !== 'number' || !Number.isInteger(version) || version < oldest) {
    throw notOurs();
  }
  if (version > current) throw tooNew();
  return version;
}

/** The fields of a file in the current version's form. The text itself is not held any longer. */
async function fieldsOf(file: Blob, readable: ReadableVersions) {
  const text = await textOf(file);
  // The rest of a newer version need not be anything that is understood here.
  const [, format, written] = HEAD.exec(text) ?? [];
  if (format !== undefined) judge(format, Number(written), readable);
  const { fields, repeated } = parseJsonObject(text);
  const version = judge(fields.get('format'), fields.get('version'), readable);
  return { fields: upgraded(readable.upgrades, version, fields), repeated };
}

function exportedAtOf(fields: Fields): Date | null {
  const at = v.safeParse(moment, Date.parse(String(fields.get('exportedAt'))));
  return at.success ? at.output : null;
}

const CURRENT: ReadableVersions = { current: BACKUP_VERSION, upgrades };

/**
 * Reads a file that is said to be a backup, and checks the whole of it. Throws a Refusal where it is
 * none, or something else where its bytes cannot be read.
 */
export async function parseBackup(file: Blob, readable = CURRENT): Promise<ReadBackup> {
  if (file.size > LARGEST_BACKUP) throw tooLarge();
  const { fields, repeated } = await fieldsOf(file, readable);
  const backup = checkBackup(fields, repeated);
  return { backup, summary: summaryOf(backup, exportedAtOf(fields)) };
}

/** As `parseBackup`; a refusal says why in a sentence. Nothing is written. */
export async function readBackup(file: Blob, readable = CURRENT): Promise<BackupReading> {
  try {
    return { kind: 'ok', ...(await parseBackup(file, readable)) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', reason: error.message };
    // The file was moved or changed since it was chosen, or the memory does not suffice.
    return { kind: 'refused', reason: 'This file could not be read. Choose it again.' };
  }
}
