import { uint16Reversed } from '../bytes';
import { type Size, sizeOf } from './size';

/** The size of a GIF as its screen descriptor tells it. */
export function gifSize(bytes: Uint8Array): Size | null {
  return sizeOf(uint16Reversed(bytes, 6), uint16Reversed(bytes, 8));
}
