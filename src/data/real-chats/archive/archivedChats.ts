import { Refused } from '../refused';
import type { ArchiveEntry } from './directory';

/** What may be one chat of an archive: a text, or the JSON files of one conversation. */
export interface ArchivedChat {
  readonly kind: 'text' | 'json';
  /** Where it is in the archive. */
  readonly path: string;
  readonly entries: readonly ArchiveEntry[];
  /** By its name WhatsApp wrote it. */
  readonly isNamed: boolean;
}

const TEXT = /\.txt$/i;
const WHATSAPP_NAME = /(?:^|\/)(?:_chat\.txt$|[^/]*WhatsApp[^/]*$)/i;
const JSON_PART = /(?:^|\/)message_\d{1,4}\.json$/i;
const TELEGRAM = /(?:^|\/)result\.json$/i;
/** Messenger's encrypted chats are called after somebody. */
const ENCRYPTED = /_\d{1,4}\.json$/i;
const WEB_PAGE = /\.html?$/i;
const ARCHIVE = /\.(?:zip|rar|7z|gz|tgz|tar|bz2|xz)$/i;
/** What macOS adds beside each file. */
const SHADOW = /(?:^|\/)(?:__MACOSX\/|\._)/;

function numberOf({ name }: ArchiveEntry): number {
  return Number(/(\d+)\.json$/i.exec(name)?.[1] ?? 0);
}

function folderOf({ name }: ArchiveEntry): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

function chatOf(kind: ArchivedChat['kind'], entry: ArchiveEntry): ArchivedChat {
  const { name: path } = entry;
  return { kind, path, entries: [entry], isNamed: WHATSAPP_NAME.test(path) };
}

/** The parts of a conversation are in one folder, and the first has the newest messages. */
function conversations(parts: readonly ArchiveEntry[]): readonly ArchivedChat[] {
  const folders = new Map<string, ArchiveEntry[]>();
  for (const part of parts) {
    const folder = folderOf(part);
    folders.set(folder, [...(folders.get(folder) ?? []), part]);
  }
  return [...folders].map(([path, entries]) => ({
    kind: 'json',
    path,
    entries: entries.sort((one, other) => numberOf(one) - numberOf(other)),
    isNamed: false,
  }));
}

/** The surest kind of file that there is: exports of an account hold texts as `no-data.txt` too. */
function surestChats(entries: readonly ArchiveEntry[]): readonly ArchivedChat[] {
  const named = (pattern: RegExp) => entries.filter(({ name }) => pattern.test(name));
  const chatsOf = (kind: ArchivedChat['kind'], pattern: RegExp) =>
    named(pattern).map((entry) => chatOf(kind, entry));
  const texts = chatsOf('text', TEXT);
  if (texts.some(({ isNamed }) => isNamed)) return texts;
  const known = [...conversations(named(JSON_PART)), ...chatsOf('json', TELEGRAM)];
  if (known.length > 0) return known;
  return texts.length > 0 ? texts : chatsOf('json', ENCRYPTED);
}

/** Everything of an archive that may be a chat, by the names of its files (rule “Limits”). */
export function archivedChats(all: readonly ArchiveEntry[]): readonly ArchivedChat[] {
  const entries = all.filter(({ name, size }) => !SHADOW.test(name) && size > 0);
  const chats = surestChats(entries);
  if (chats.some((chat) => chat.entries.some(({ isLocked }) => isLocked))) {
    throw new Refused('lockedArchive');
  }
  if (chats.length > 0) return chats;
  const holds = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name));
  if (holds(WEB_PAGE)) throw new Refused('webPage');
  throw new Refused(holds(ARCHIVE) ? 'archiveInArchive' : 'archiveWithoutChat');
}
