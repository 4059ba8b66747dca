import { Inflate } from 'fflate';
import { MOST_BYTES } from '@/domain/real-chats/refusals';
import type { Piece } from '../pieces';
import { blobPieces } from '../pieces';
import { Refused } from '../refused';
import { chooseEntries } from './chooseEntries';
import { type ArchiveEntry, packedBytes, readDirectory } from './directory';

/** A bomb makes a thousand bytes of one: so few at a time that it fills no memory. */
const BITE_BYTES = 16 * 1024;

interface Unpacked {
  readonly total: number;
  readonly done: number;
}

async function* inflated(packed: Blob): AsyncGenerator<Piece> {
  let made: Uint8Array[] = [];
  const inflate = new Inflate((bytes) => made.push(bytes));
  for await (const { bytes, share, isLast } of blobPieces(packed)) {
    for (let at = 0; at < bytes.length; at += BITE_BYTES) {
      const isEnd = isLast && at + BITE_BYTES >= bytes.length;
      try {
        inflate.push(bytes.subarray(at, at + BITE_BYTES), isEnd);
      } catch {
        throw new Refused('unreadable');
      }
      const ready = made;
      made = [];
      for (const part of ready) yield { bytes: part, share, isLast: false };
    }
  }
}

async function* entryPieces(
  file: Blob,
  entry: ArchiveEntry,
  span: Unpacked,
): AsyncGenerator<Piece> {
  if (entry.packing === 'unknown') throw new Refused('unreadable');
  const packed = await packedBytes(file, entry);
  const pieces = entry.packing === 'deflated' ? inflated(packed) : blobPieces(packed);
  for await (const { bytes, share } of pieces) {
    const done = span.done + share * entry.packedSize;
    yield { bytes, share: done / Math.max(1, span.total), isLast: false };
  }
}

/** The bytes of each file to read in a zip archive, one file after the other (rule R80). */
export async function* unpackedFiles(file: Blob): AsyncGenerator<AsyncGenerator<Piece>> {
  const entries = chooseEntries(await readDirectory(file));
  const declared = entries.reduce((sum, { size }) => sum + size, 0);
  if (declared > MOST_BYTES) throw new Refused('tooLarge');
  const total = entries.reduce((sum, { packedSize }) => sum + packedSize, 0);
  let done = 0;
  for (const entry of entries) {
    yield entryPieces(file, entry, { total, done });
    done += entry.packedSize;
  }
}
