import { checkSize, checkWeight, unknownToBrowser } from '@/domain/photos/checkPhoto';
import { fileKindOf, isPicture } from '@/domain/photos/fileKind';
import { LOOKED_AT_BYTES } from '@/domain/photos/limits';
import type { PhotoRefusal } from '@/domain/photos/refusals';
import { pictureSize } from './pictureSize';

/** Why a file cannot become a photo, told before it is decoded; null where it may become one. */
export async function refusalOf(file: Blob, sizeOf = pictureSize): Promise<PhotoRefusal | null> {
  const weight = checkWeight(file.size);
  if (weight !== null) return weight;
  const beginning = await file
    .slice(0, LOOKED_AT_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (beginning === null) return 'unreadable';
  const kind = fileKindOf(new Uint8Array(beginning));
  if (!isPicture(kind)) return kind;
  const size = await sizeOf(file);
  return size === null ? unknownToBrowser(kind) : checkSize(size);
}
