import { Refused } from '../refused';

/** A file in a zip archive, as its directory has it. */
export interface ArchiveEntry {
  readonly name: string;
  readonly isLocked: boolean;
  readonly packing: 'stored' | 'deflated' | 'unknown';
  readonly packedSize: number;
  readonly size: number;
  /** Where its own header begins. */
  readonly headerAt: number;
}

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const HEADER_MARK = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const HEADER_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
/** An export with media has some thousand files. */
const LONGEST_DIRECTORY = 8 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

async function bytesOf(file: Blob, from: number, to: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await file.slice(from, to).arrayBuffer());
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (view.getUint32(at, true) === END_MARK) return at;
  }
  throw new Refused('unreadable');
}

function entryAt(view: DataView<ArrayBuffer>, at: number): ArchiveEntry & { readonly end: number } {
  if (view.getUint32(at, true) !== ENTRY_MARK) throw new Refused('unreadable');
  const nameAt = at + ENTRY_LENGTH;
  const nameLength = view.getUint16(at + 28, true);
  const otherLengths = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const method = view.getUint16(at + 10, true);
  return {
    name: new TextDecoder().decode(new Uint8Array(view.buffer, nameAt, nameLength)),
    isLocked: (view.getUint16(at + 8, true) & 1) === 1,
    packing: method === STORED ? 'stored' : method === DEFLATED ? 'deflated' : 'unknown',
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    headerAt: view.getUint32(at + 42, true),
    end: nameAt + nameLength + otherLengths,
  };
}

/** What files a zip archive has. Reads its directory alone, at its end. */
export async function readDirectory(file: Blob): Promise<readonly ArchiveEntry[]> {
  const from = Math.max(0, file.size - END_LENGTH - LONGEST_COMMENT);
  const tail = await bytesOf(file, from, file.size);
  const end = findEnd(tail);
  const count = tail.getUint16(end + 10, true);
  const length = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  if (length > LONGEST_DIRECTORY) throw new Refused('unreadable');
  const directory = await bytesOf(file, start, start + length);
  const entries: ArchiveEntry[] = [];
  for (let at = 0; entries.length < count; ) {
    const entry = entryAt(directory, at);
    entries.push(entry);
    at = entry.end;
  }
  return entries;
}

/** The packed bytes of a file in an archive. */
export async function packedBytes(file: Blob, entry: ArchiveEntry): Promise<Blob> {
  const header = await bytesOf(file, entry.headerAt, entry.headerAt + HEADER_LENGTH);
  if (header.getUint32(0, true) !== HEADER_MARK) throw new Refused('unreadable');
  const names = header.getUint16(26, true) + header.getUint16(28, true);
  const from = entry.headerAt + HEADER_LENGTH + names;
  return file.slice(from, from + entry.packedSize);
}
