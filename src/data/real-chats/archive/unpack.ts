import { Inflate } from 'fflate';
import { MOST_BYTES } from '@/domain/real-chats/refusals';
import type { Piece } from '../pieces';
import { blobPieces } from '../pieces';
import { Refused } from '../refused';
import { type ArchivedChat, archivedChats } from './archivedChats';
import { type ChatChoice, chooseChat } from './chooseChat';
import { type ArchiveEntry, packedBytes, readDirectory } from './directory';

/** A bomb makes a thousand bytes of one: so few at a time that it fills no memory. */
const BITE_BYTES = 16 * 1024;

interface Unpacked {
  readonly total: number;
  readonly done: number;
}

/** An archive holds several chats, of which a person has to choose one. */
export class SeveralChats extends Error {
  override readonly name = 'SeveralChats';

  constructor(readonly chats: readonly ChatChoice[]) {
    super('Several chats');
  }
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

/** The first bytes of a chat; none where they cannot be unpacked. */
async function beginningOf(file: Blob, { entries }: ArchivedChat): Promise<Uint8Array> {
  const [entry] = entries;
  if (entry === undefined || entry.packing === 'unknown') return new Uint8Array();
  const packed = (await packedBytes(file, entry)).slice(0, BITE_BYTES);
  if (entry.packing === 'stored') return new Uint8Array(await packed.arrayBuffer());
  const parts: Uint8Array[] = [];
  const inflate = new Inflate((bytes) => parts.push(bytes));
  try {
    inflate.push(new Uint8Array(await packed.arrayBuffer()), false);
  } catch {
    // A damaged file is told once it is chosen.
  }
  return new Uint8Array(await new Blob(parts.map((part) => part.slice())).arrayBuffer());
}

/**
 * The bytes of each file of a chat in a zip archive, one file after the other (rule “Limits”).
 * `wanted` is the path of the chat that a person chose; throws SeveralChats where one has to be
 * chosen.
 */
export async function* unpackedFiles(
  file: Blob,
  wanted: string | null,
): AsyncGenerator<AsyncGenerator<Piece>> {
  const chats = archivedChats(await readDirectory(file));
  const chosen = await chooseChat(chats, wanted, (chat) => beginningOf(file, chat));
  if (!('path' in chosen)) throw new SeveralChats(chosen);
  const { entries } = chosen;
  const declared = entries.reduce((sum, { size }) => sum + size, 0);
  if (declared > MOST_BYTES) throw new Refused('tooLarge');
  const total = entries.reduce((sum, { packedSize }) => sum + packedSize, 0);
  let done = 0;
  for (const entry of entries) {
    yield entryPieces(file, entry, { total, done });
    done += entry.packedSize;
  }
}
