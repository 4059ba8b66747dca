import { type FileKind, fileKindOf, type PictureKind } from './fileKind';
import { MAX_FILE_BYTES, MAX_PIXELS } from './limits';
import type { PhotoRefusal } from './refusals';
import { gifSize } from './size/gifSize';
import { heifSize } from './size/heifSize';
import { END_OF_IMAGE, isWholeJpeg, jpegSize } from './size/jpegSize';
import { isWholePng, pngSize } from './size/pngSize';
import type { Size } from './size/size';
import { isWholeWebp, webpSize } from './size/webpSize';

export type PhotoCheck =
  | {
      readonly kind: 'picture';
      readonly format: PictureKind;
      /** Bytes that the file should end with, and does not: something of it may be missing. */
      readonly missingEnd?: readonly number[];
    }
  | { readonly kind: 'refused'; readonly reason: PhotoRefusal };

interface Format {
  readonly size: (bytes: Uint8Array) => Size | null;
  readonly isWhole: (bytes: Uint8Array) => boolean;
  /** Whether a file that does not tell its size is beyond repair; else the decoder decides. */
  readonly tellsSize: boolean;
}

const sometimesTells = { size: heifSize, isWhole: () => true, tellsSize: false };

const formats: Readonly<Record<PictureKind, Format>> = {
  // Many a JPEG lacks its end alone: what else is missing shows when it is decoded.
  jpeg: { size: jpegSize, isWhole: () => true, tellsSize: true },
  png: { size: pngSize, isWhole: isWholePng, tellsSize: true },
  webp: { size: webpSize, isWhole: isWholeWebp, tellsSize: true },
  // Only the first frame is used, and many a GIF lacks its last byte.
  gif: { size: gifSize, isWhole: () => true, tellsSize: true },
  avif: sometimesTells,
  heic: sometimesTells,
};

function isPicture(kind: FileKind): kind is PictureKind {
  return kind in formats;
}

/** Whether a file is too large or too small to be looked into, known before it is read. */
export function checkWeight(byteCount: number): PhotoRefusal | null {
  if (byteCount === 0) return 'empty';
  return byteCount > MAX_FILE_BYTES ? 'tooHeavy' : null;
}

function faultOf(format: Format, bytes: Uint8Array): PhotoRefusal | null {
  const size = format.size(bytes);
  if (size === null) return format.tellsSize ? 'damaged' : null;
  if (size.width * size.height > MAX_PIXELS) return 'tooManyPixels';
  return format.isWhole(bytes) ? null : 'damaged';
}

/** Judges a whole file by its bytes alone, before anything decodes it. */
export function checkPhoto(bytes: Uint8Array): PhotoCheck {
  const kind = fileKindOf(bytes);
  if (!isPicture(kind)) return { kind: 'refused', reason: kind };
  const reason = checkWeight(bytes.length) ?? faultOf(formats[kind], bytes);
  if (reason !== null) return { kind: 'refused', reason };
  const isCut = kind === 'jpeg' && !isWholeJpeg(bytes);
  return { kind: 'picture', format: kind, ...(isCut && { missingEnd: END_OF_IMAGE }) };
}

/** Why a picture whose bytes look sound may still not decode. */
export function undecodable(format: PictureKind): PhotoRefusal {
  return format === 'heic' || format === 'avif' ? format : 'damaged';
}
