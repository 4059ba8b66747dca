import type { Size } from '@/domain/photos/size/size';
import type { Brush } from './pictureTools';

/** What decoders draw where a JPEG has no data: the grey in the middle. */
const NO_DATA = 128;

function isEmpty(pixels: Uint8ClampedArray): boolean {
  // Every fourth value is the opacity.
  return pixels.every((value, index) => index % 4 === 3 || value === NO_DATA);
}

/**
 * Whether rows of a JPEG that was cut off are missing: they are drawn along one of its edges, which
 * one depends on how the camera was held.
 */
export function lacksRows(brush: Pick<Brush, 'getImageData'>, { width, height }: Size): boolean {
  const edges = [
    [0, height - 1, width, 1],
    [0, 0, width, 1],
    [0, 0, 1, height],
    [width - 1, 0, 1, height],
  ] as const;
  return edges.some(([x, y, across, down]) => isEmpty(brush.getImageData(x, y, across, down).data));
}
