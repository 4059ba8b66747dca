import { fileKindOf } from '@/domain/photos/fileKind';

/** The types that Taal itself stores. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** How many bytes are needed to tell. */
export const BEGINNING_BYTES = 16;

/** What the bytes begin as, whatever their label says; null when it is no image that Taal keeps. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const kind = fileKindOf(bytes.subarray(0, BEGINNING_BYTES));
  return IMAGE_TYPES.find((type) => type === `image/${kind}`) ?? null;
}
