import type { ProbePen } from '../../../src/ui/canvas/givesBack.ts';

/** A canvas of single pixels; `give` may change what it gives back. */
export function pixelPen(
  side: number,
  give: (data: Uint8ClampedArray<ArrayBuffer>) => void = () => {},
): ProbePen {
  const data = new Uint8ClampedArray(side * side * 4);
  return {
    fillStyle: '',
    fillRect(x, y) {
      const color = String(this.fillStyle).match(/\d+/g)?.map(Number) ?? [];
      data.set([...color, 255], (y * side + x) * 4);
    },
    getImageData() {
      const given = data.slice();
      give(given);
      return { data: given };
    },
  };
}
