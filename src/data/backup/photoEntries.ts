import * as v from 'valibot';
import { fileKindOf } from '@/domain/photos/fileKind';
import { type PhotoRow, photoRow } from '../database/rows/photoRow';
import { base64Parts, decodeBase64 } from './base64';

/** The types that Taal itself stores. */
const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
type ImageType = (typeof IMAGE_TYPES)[number];

/** How many bytes are needed to tell. */
const BEGINNING_BYTES = 16;

/** What the bytes begin as, whatever their label says; null when it is no image that Taal keeps. */
function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const kind = fileKindOf(bytes.subarray(0, BEGINNING_BYTES));
  return IMAGE_TYPES.find((type) => type === `image/${kind}`) ?? null;
}

const { blob: _, ...photoFields } = photoRow.entries;

/** A photo as a backup has it. */
export const photoEntry = v.object({ ...photoFields, data: v.string() });

/** A photo that can be written, with its type told from its bytes. */
export interface ReadablePhoto {
  readonly row: PhotoRow;
  readonly type: ImageType;
}

/** The photo with its type; null when its bytes are gone or no image. */
export async function readablePhoto(row: PhotoRow): Promise<ReadablePhoto | null> {
  try {
    const bytes = await row.blob.slice(0, BEGINNING_BYTES).arrayBuffer();
    const type = imageTypeOf(new Uint8Array(bytes));
    return type === null ? null : { row, type };
  } catch {
    return null;
  }
}

/** The JSON of a photo in parts, its picture as a data URL. */
export async function* photoParts({ row, type }: ReadablePhoto): AsyncGenerator<string, void> {
  const { id, width, height, addedAt } = row;
  const fields = JSON.stringify({ id, width, height, addedAt });
  yield `${fields.slice(0, -1)},"data":"data:${type};base64,`;
  yield* base64Parts(row.blob);
  yield '"}';
}

/** The row of a photo in a backup; null when its data are no JPEG, PNG or WebP as they claim. */
export function photoOfEntry(entry: v.InferInput<typeof photoEntry>): PhotoRow | null {
  const { data, ...fields } = entry;
  for (const type of IMAGE_TYPES) {
    const label = `data:${type};base64,`;
    if (!data.startsWith(label)) continue;
    const parts = decodeBase64(data, label.length);
    const [first] = parts ?? [];
    if (parts === null || first === undefined || imageTypeOf(first) !== type) return null;
    return { ...fields, blob: new Blob(parts, { type }) };
  }
  return null;
}
