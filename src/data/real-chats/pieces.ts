/** A part of a file, with the share of the whole that is read once it is. */
export interface Piece {
  readonly bytes: Uint8Array<ArrayBufferLike>;
  readonly share: number;
  readonly isLast: boolean;
}

/** Large enough to be quick, small enough to say often how far it is. */
const PIECE_BYTES = 256 * 1024;

/** The bytes of a file in their order. The next piece is fetched while one is read. */
export async function* blobPieces(file: Blob): AsyncGenerator<Piece> {
  const fetchFrom = (at: number) => file.slice(at, at + PIECE_BYTES).arrayBuffer();
  let coming = fetchFrom(0);
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const bytes = new Uint8Array(await coming);
    const next = at + PIECE_BYTES;
    const isLast = next >= file.size;
    if (!isLast) coming = fetchFrom(next);
    yield { bytes, share: Math.min(1, next / file.size), isLast };
  }
}
