/** The part of a canvas that draws a pattern and reads it. */
export interface ProbePen {
  fillStyle: string | CanvasGradient | CanvasPattern;
  fillRect(x: number, y: number, width: number, height: number): void;
  getImageData(
    x: number,
    y: number,
    width: number,
    height: number,
  ): {
    readonly data: ArrayLike<number>;
  };
}

/** A canvas for the pattern is a square of so many pixels. */
export const PROBE_SIDE = 4;

/** Colours far from one another, and from white, black and grey. */
const COLORS = [
  [200, 30, 50],
  [30, 80, 200],
  [20, 160, 60],
  [240, 200, 40],
] as const;

/** Some browsers change each pixel a little: nobody sees that. */
const UNSEEN = 16;

function colorAt(pixel: number): readonly number[] {
  return COLORS[(pixel + Math.floor(pixel / PROBE_SIDE)) % COLORS.length] ?? [];
}

/**
 * Whether a canvas gives back what is drawn on it. Firefox with `privacy.resistFingerprinting` and
 * browsers like it give back noise, without any error; `pen` is that of a canvas of the same kind.
 */
export function givesBack(pen: ProbePen): boolean {
  const pixels = Array.from({ length: PROBE_SIDE ** 2 }, (_, pixel) => pixel);
  for (const pixel of pixels) {
    pen.fillStyle = `rgb(${colorAt(pixel).join(', ')})`;
    pen.fillRect(pixel % PROBE_SIDE, Math.floor(pixel / PROBE_SIDE), 1, 1);
  }
  const { data } = pen.getImageData(0, 0, PROBE_SIDE, PROBE_SIDE);
  return pixels.every((pixel) =>
    colorAt(pixel).every((value, part) => {
      const read = data[pixel * 4 + part] ?? Number.NaN;
      return Math.abs(read - value) <= UNSEEN;
    }),
  );
}
