import { Refused } from '../refused';
import type { ArchiveEntry } from './directory';

const TEXT = /\.txt$/i;
const IOS_TEXT = /(?:^|\/)_chat\.txt$/i;
const JSON_NAME = /(?:^|\/)(?:result|message_\d{1,4})\.json$/i;
const ARCHIVE = /\.(?:zip|rar|7z|gz|tgz|tar|bz2|xz)$/i;
/** What macOS adds beside each file. */
const SHADOW = /(?:^|\/)(?:__MACOSX\/|\._)/;

function largest(entries: readonly ArchiveEntry[]): ArchiveEntry | undefined {
  return [...entries].sort((one, other) => other.size - one.size)[0];
}

function numberOf({ name }: ArchiveEntry): number {
  return Number(/(\d+)\.json$/i.exec(name)?.[1] ?? 0);
}

/** The parts of a conversation, of which the first has the newest messages. */
function jsonParts(entries: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  const folders = new Set(entries.map(({ name }) => name.slice(0, name.lastIndexOf('/') + 1)));
  if (folders.size > 1) throw new Refused('severalChats');
  return [...entries].sort((one, other) => numberOf(one) - numberOf(other));
}

/** Chooses what to read of an archive: a text, or the JSON files of one conversation (rule R80). */
export function chooseEntries(all: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  const entries = all.filter(({ name, size }) => !SHADOW.test(name) && size > 0);
  const texts = entries.filter(({ name }) => TEXT.test(name));
  const text = largest(texts.filter(({ name }) => IOS_TEXT.test(name))) ?? largest(texts);
  const chosen =
    text === undefined ? jsonParts(entries.filter(({ name }) => JSON_NAME.test(name))) : [text];
  if (chosen.some(({ isLocked }) => isLocked)) throw new Refused('lockedArchive');
  if (chosen.length > 0) return chosen;
  const holdsArchive = entries.some(({ name }) => ARCHIVE.test(name));
  throw new Refused(holdsArchive ? 'archiveInArchive' : 'archiveWithoutChat');
}
