import { hasBytes, textAt, uint32 } from './bytes';
import { isSvg, writtenText } from './writtenText';

/** Pictures that a browser may be able to decode. */
const PICTURE_KINDS = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heic'] as const;

export type PictureKind = (typeof PICTURE_KINDS)[number];

/** What a file is by its content, whatever its name or type label says. */
export type FileKind = PictureKind | 'empty' | 'svg' | 'text' | 'other';

export function isPicture(kind: FileKind): kind is PictureKind {
  return PICTURE_KINDS.some((one) => one === kind);
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const MOST_BRANDS = 32;

const AVIF_BRANDS = /^avi[fs]$/;
/** HEVC pictures and sequences, and the bare container that iPhones once wrote. */
const HEIC_BRANDS = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** The brands of an ISO media file; none when it is no such file. */
function brandsOf(bytes: Uint8Array): readonly string[] {
  if (textAt(bytes, 4, 4) !== 'ftyp') return [];
  const end = Math.min(uint32(bytes, 0), bytes.length, 4 * MOST_BRANDS);
  const brands = [textAt(bytes, 8, 4)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(bytes, at, 4));
  return brands;
}

function containerKind(bytes: Uint8Array): 'avif' | 'heic' | null {
  const brands = brandsOf(bytes);
  // AVIF files name the bare container too, so their own brand is looked for first.
  if (brands.some((brand) => AVIF_BRANDS.test(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? 'heic' : null;
}

function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (hasBytes(bytes, 0, JPEG)) return 'jpeg';
  if (hasBytes(bytes, 0, PNG)) return 'png';
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return 'gif';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return containerKind(bytes);
}

/** Tells what a file is by its first bytes. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const picture = pictureKind(bytes);
  if (picture !== null) return picture;
  const text = writtenText(bytes);
  if (text === null) return 'other';
  return isSvg(text) ? 'svg' : 'text';
}
