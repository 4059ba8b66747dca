import type { PictureKind } from './fileKind';
import { MAX_FILE_BYTES, MAX_PIXELS } from './limits';
import type { PhotoRefusal } from './refusals';
import type { Size } from './scaleToFit';

/** Why a file of so many bytes is not looked into; null where it is. */
export function checkWeight(byteCount: number): PhotoRefusal | null {
  if (byteCount === 0) return 'empty';
  return byteCount > MAX_FILE_BYTES ? 'tooHeavy' : null;
}

/** Why a picture of this size is not decoded, which takes four bytes a pixel; null where it is. */
export function checkSize({ width, height }: Size): PhotoRefusal | null {
  return width * height > MAX_PIXELS ? 'tooManyPixels' : null;
}

/** Why a browser cannot read a file that begins as a picture does. */
export function unknownToBrowser(kind: PictureKind): PhotoRefusal {
  return kind === 'heic' || kind === 'avif' ? kind : 'damaged';
}
