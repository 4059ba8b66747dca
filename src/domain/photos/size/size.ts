/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size, unless a side is missing: no picture is that small. */
export function sizeOf(width: number, height: number): Size | null {
  return width > 0 && height > 0 ? { width, height } : null;
}
